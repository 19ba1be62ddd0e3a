import { expect } from 'chai';
import fc from 'fast-check';

import { requestUrl } from '../../../../src/adapters/http/client/request-url.js';

describe('requestUrl', () => {
  for (const [base, whole] of [
    ['', '/api/v2/navs'],
    ['/', '/api/v2/navs'],
    ['/api/', '/api/api/v2/navs'],
    ['/api', '/api/api/v2/navs'],
    ['https://api.example', 'https://api.example/api/v2/navs'],
    ['https://api.example//', 'https://api.example/api/v2/navs'],
  ] as const) {
    it(`joins '${base}' and a path with exactly one slash`, () => {
      expect(requestUrl(base, { path: '/api/v2/navs' })).to.equal(whole);
      expect(requestUrl(base, { path: 'api/v2/navs' })).to.equal(whole);
    });
  }

  it('fills the parts of a path and appends the query', () => {
    const url = requestUrl('', {
      path: '/api/v2/course/{id}/{tab}',
      parts: { id: 12, tab: 'a b/ä' },
      query: { page: 2 },
    });
    expect(url).to.equal('/api/v2/course/12/a%20b%2F%C3%A4?page=2');
  });

  it('appends no question mark for an empty query', () => {
    expect(requestUrl('', { path: '/a', query: {} })).to.equal('/a');
  });

  it('preserves every query value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), (query) => {
        const url = new URL(requestUrl('https://api.example', { path: '/a', query }));
        expect(url.pathname).to.equal('/a');
        expect(Object.fromEntries(url.searchParams)).to.deep.equal({ ...query });
      }),
    );
  });

  it('confines each part of a path to one segment, whatever the address bar contains', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom('..', '.', '../..', '%2e%2e', '?a', '#b', '..\\..', '//evil.example'),
    );
    fc.assert(
      fc.property(hostile, (id) => {
        const url = new URL(requestUrl('https://api.example', { path: '/api/v2/course/{id}/detail', parts: { id } }));
        expect(url.origin).to.equal('https://api.example');
        expect(url.pathname.split('/')).to.have.length(6);
        expect(url.pathname).to.match(/^\/api\/v2\/course\/.*\/detail$/);
        expect(url.search + url.hash).to.equal('');
      }),
    );
  });
});

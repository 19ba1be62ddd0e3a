import { expect } from 'chai';

import { partsOf } from '../../../demo/server/route-path.js';

describe('partsOf', () => {
  it('finds what stands where the pattern has braces, decoded', () => {
    expect(partsOf('/api/a/b%2Fc/d', '/api/a/{code}/d')).to.deep.equal({ code: 'b/c' });
    expect(partsOf('/api/a/12/d', '/api/a/{id}/d')).to.deep.equal({ id: '12' });
  });

  it('finds no parts, yet a match, in a path without braces', () => {
    expect(partsOf('/api/a', '/api/a')).to.deep.equal({});
  });

  for (const path of ['/api/a', '/api/a/', '/api/b/1', '/api/a/1/2', '/api/a/1/', '/api/a/abc', '/api/a/1x']) {
    it(`takes ${path} for another path than /api/a/{id}`, () => {
      expect(partsOf(path, '/api/a/{id}')).to.equal(undefined);
    });
  }

  it('takes a badly encoded segment as it is', () => {
    expect(partsOf('/api/a/%E0%A4%A', '/api/a/{code}')).to.deep.equal({ code: '%E0%A4%A' });
  });
});

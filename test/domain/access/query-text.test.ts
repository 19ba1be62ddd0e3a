import { expect } from 'chai';
import fc from 'fast-check';

import { queryText } from '../../../src/domain/access/addresses.js';

describe('text of a query parameter', () => {
  it('is decoded and trimmed', () => {
    expect(queryText('?msg=%20%E5%87%BA%E9%94%99%20', 'msg')).to.equal('出错');
  });

  it('is empty when there is none', () => {
    expect(queryText('', 'msg')).to.equal('');
    expect(queryText('?msg', 'msg')).to.equal('');
  });

  it('is taken as it stands when its encoding is malformed (lesson 1)', () => {
    expect(queryText('?msg=100%', 'msg')).to.equal('100%');
    expect(queryText('?msg= 100% ', 'msg')).to.equal('100%');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(() => queryText(query, 'msg')).not.to.throw();
        expect(() => queryText(`?msg=${query}`, 'msg')).not.to.throw();
      }),
    );
  });
});

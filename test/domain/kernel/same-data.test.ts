import { expect } from 'chai';

import { isSameData } from '../../../src/application/site/response-cache.js';

describe('isSameData', () => {
  it('compares what arrays and objects say, however deep', () => {
    const page = () => ({ items: [{ id: 1, cover: undefined }], total: 1 });
    expect(isSameData(page(), page())).to.equal(true);
    expect(isSameData(page(), { ...page(), items: [{ id: 2, cover: undefined }] })).to.equal(false);
    expect(isSameData([1, 2], [1])).to.equal(false);
    expect(isSameData([1], [1, 2]), 'more').to.equal(false);
    expect(isSameData([1, 2], [1, 3]), 'only the first').to.equal(false);
    expect(isSameData([Number.NaN], [Number.NaN])).to.equal(true);
  });

  it('tells a name that is missing from one without a value', () => {
    expect(isSameData({ a: undefined }, { b: undefined })).to.equal(false);
    expect(isSameData({}, { a: undefined })).to.equal(false);
  });

  it('takes anything else for the same only when it is', () => {
    const map = new Map([[1, 2]]);
    expect(isSameData({ map }, { map })).to.equal(true);
    expect(isSameData({ map }, { map: new Map([[1, 2]]) })).to.equal(false);
    expect(isSameData([], {})).to.equal(false);
    expect(isSameData(undefined, {})).to.equal(false);
    expect(isSameData({}, null)).to.equal(false);
    expect(isSameData(['a'], { 0: 'a', length: 1 }), 'like an array').to.equal(false);
  });
});

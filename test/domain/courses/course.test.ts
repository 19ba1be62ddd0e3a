import { expect } from 'chai';

import { priceText } from '../../../src/domain/courses/course.js';

describe('The price of a course', () => {
  it('is 免费 for a free course, and an amount otherwise', () => {
    expect(priceText({ isFree: true, priceYuan: 99 })).to.equal('免费');
    expect(priceText({ isFree: false, priceYuan: 12_800 })).to.equal('￥12,800');
    expect(priceText({ isFree: false, priceYuan: 0 })).to.equal('￥0');
  });
});

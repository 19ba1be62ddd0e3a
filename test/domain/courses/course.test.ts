import { expect } from 'chai';

import { priceText } from '../../../src/domain/courses/course.js';
import { UNAVAILABLE } from '../../../src/domain/courses/strings.js';

describe('The price of a course', () => {
  it('is 免费 for a free course, and an amount otherwise', () => {
    expect(priceText({ isFree: true, priceYuan: 99 })).to.equal('免费');
    expect(priceText({ isFree: false, priceYuan: 12_800 })).to.equal('￥12,800');
  });

  it('is 会员专享 for a course with a price of 0 that is not free, as on its page', () => {
    expect(priceText({ isFree: false, priceYuan: 0 })).to.equal('会员专享');
    expect(UNAVAILABLE).to.include(priceText({ isFree: false, priceYuan: 0 }));
  });
});

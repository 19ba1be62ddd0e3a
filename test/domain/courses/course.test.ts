import { expect } from 'chai';

import { isMarkedForVip } from '../../../src/domain/courses/course.js';
import { priceText } from '../../../src/domain/courses/price.js';
import { UNAVAILABLE } from '../../../src/domain/courses/strings.js';

describe('A course in a list', () => {
  const course = { id: 1, title: '', cover: '', priceYuan: 9, isFree: false, shortDescription: '' };

  it('is marked as open to VIP members where VIP opens it, the site offers VIP and the course is not free', () => {
    expect(isMarkedForVip({ ...course, isCoveredByVip: true }, true)).to.equal(true);
    expect(isMarkedForVip({ ...course, isCoveredByVip: true }, false)).to.equal(false);
    expect(isMarkedForVip({ ...course, isCoveredByVip: true, isFree: true }, true)).to.equal(false);
    expect(isMarkedForVip({ ...course, isCoveredByVip: false }, true)).to.equal(false);
    expect(isMarkedForVip(course, true), 'unknown').to.equal(false);
  });
});

describe('The price of a course', () => {
  it('is 免费 for a free course, and an amount otherwise', () => {
    expect(priceText({ isFree: true, priceYuan: 99 })).to.equal('免费');
    expect(priceText({ isFree: false, priceYuan: 12_800 })).to.equal('￥12,800');
  });

  it('is 会员专享 for a course with a price of 0 that is not free, as on its page', () => {
    expect(priceText({ isFree: false, priceYuan: 0 })).to.equal('会员专享');
    expect(UNAVAILABLE).to.include(priceText({ isFree: false, priceYuan: 0 }));
  });

  it('is not named where it is not known, and has its fraction of a yuan', () => {
    expect(priceText({ isFree: false, priceYuan: undefined })).to.equal('');
    expect(priceText({ isFree: false, priceYuan: 99.9 })).to.equal('￥99.90');
  });
});

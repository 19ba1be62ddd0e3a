import { expect } from 'chai';

import { isVip } from '../../../src/domain/session/login-user.js';

const NOW = Date.UTC(2026, 10, 22);

describe('A member is VIP (API 2.15)', () => {
  it('until the very moment when it ends', () => {
    expect(isVip({ vipUntil: NOW + 1 }, NOW)).to.equal(true);
    expect(isVip({ vipUntil: NOW }, NOW)).to.equal(false);
    expect(isVip({ vipUntil: NOW - 1 }, NOW)).to.equal(false);
  });

  it('never who has none', () => {
    expect(isVip({ vipUntil: undefined }, NOW)).to.equal(false);
  });
});

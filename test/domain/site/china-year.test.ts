import { expect } from 'chai';
import sinon from 'sinon';

import { chinaYear } from '../../../src/domain/site/footer.js';

describe('The year of the copyright line', () => {
  it('changes at midnight in China, eight hours before it does in London (clarifications §7)', () => {
    expect(chinaYear(Date.UTC(2026, 11, 31, 15, 59, 59))).to.equal(2026);
    expect(chinaYear(Date.UTC(2026, 11, 31, 16, 0, 0))).to.equal(2027);
  });

  it('is arithmetic: the time zones of the world are left asleep (issue 14)', () => {
    const zones = sinon.spy(Intl, 'DateTimeFormat');
    try {
      chinaYear(0);
      expect(zones.callCount).to.equal(0);
    } finally {
      zones.restore();
    }
  });
});

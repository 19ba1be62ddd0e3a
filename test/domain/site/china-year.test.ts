import { expect } from 'chai';

import { chinaYear } from '../../../src/domain/site/china-year.js';

describe('The year of the copyright line', () => {
  it('changes at midnight in China, eight hours before it does in London (clarifications §7)', () => {
    expect(chinaYear(Date.UTC(2026, 11, 31, 15, 59, 59))).to.equal(2026);
    expect(chinaYear(Date.UTC(2026, 11, 31, 16, 0, 0))).to.equal(2027);
  });
});

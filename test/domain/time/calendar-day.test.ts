import { expect } from 'chai';
import fc from 'fast-check';

import { calendarDay } from '../../../src/domain/time/server-time.js';
import { dateTime } from '../../../src/domain/time/shown-time.js';

describe('calendarDay', () => {
  it('is the day in China', () => {
    expect(calendarDay(Date.UTC(2099, 11, 31, 15, 59))).to.equal('2099-12-31');
    expect(calendarDay(Date.UTC(2099, 11, 31, 16))).to.equal('2100-01-01');
  });

  it('is the day that the date with its clock names', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2200, 0) }), (instant) => {
        expect(dateTime(instant).startsWith(calendarDay(instant))).to.equal(true);
      }),
    );
  });
});

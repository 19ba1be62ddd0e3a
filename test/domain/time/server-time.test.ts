import { expect } from 'chai';
import fc from 'fast-check';

import { serverTime } from '../../../src/domain/time/server-time.js';

const CHINA_AHEAD_MS = 8 * 60 * 60 * 1000;

/** Whole seconds between the years 1970 and 2100: the server's times have no fractions. */
const instants = fc.integer({ min: 0, max: 4_102_444_799 }).map((seconds) => seconds * 1000);

const isoOf = (instant: number) => new Date(instant).toISOString();

describe('serverTime', () => {
  it('reads the three formats of a time as the same moment', () => {
    const moment = Date.UTC(2024, 10, 5, 2);
    expect(serverTime('2024-11-05T02:00:00.000000Z')).to.equal(moment);
    expect(serverTime('2024-11-05 10:00:00')).to.equal(moment);
    expect(serverTime('2024-11-05T10:00:00')).to.equal(moment);
    expect(serverTime(' 2024-11-05 10:00:00\n')).to.equal(moment);
  });

  it('treats a time without a zone as China time', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const local = isoOf(instant + CHINA_AHEAD_MS).slice(0, 19);
        expect(serverTime(local)).to.equal(instant);
        expect(serverTime(local.replace('T', ' '))).to.equal(instant);
      }),
    );
  });

  it('returns the exact moment of any ISO date, with or without microseconds', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 999 }), (instant, ms) => {
        expect(serverTime(isoOf(instant + ms))).to.equal(instant + ms);
        expect(serverTime(isoOf(instant + ms).replace('Z', '999Z'))).to.equal(instant + ms);
      }),
    );
  });

  it('respects a zone that is part of the text', () => {
    expect(serverTime('2024-11-05T10:00:00+08:00')).to.equal(serverTime('2024-11-05T02:00:00Z'));
    expect(serverTime('2024-11-04T21:00:00-05:00')).to.equal(serverTime('2024-11-05T02:00:00Z'));
  });

  it('reads one digit after the point as tenths of a second', () => {
    expect(serverTime('1970-01-01T00:00:00.5Z')).to.equal(500);
  });

  for (const text of [
    ...['', 'null', '2024-11-05', '10:00:00', '1730772000', '2024-11-05 10:00', '昨天'],
    ...['0000-00-00 00:00:00', '2024-02-30 10:00:00', '2023-02-29T10:00:00', '2024-13-01 10:00:00'],
    ...['2024-11-05 25:00:00', '2024-11-05 10:61:00', '2024-11-05T10:00:00+99:99', '2024-11-05 10:00:00 and more'],
  ]) {
    it(`finds no moment in '${text}'`, () => expect(serverTime(text)).to.equal(undefined));
  }

  it('returns a finite number or undefined for any text, without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = serverTime(text);
        expect(found === undefined || Number.isFinite(found)).to.equal(true);
      }),
    );
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { Settings } from 'luxon';

import { calendarDay } from '../../../src/domain/time/server-time.js';
import {
  dateTime,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  liveRelativeTime,
  relativeTime,
} from '../../../src/domain/time/shown-time.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

/** 2024-11-05 10:00:00 in China. */
const NOW = Date.UTC(2024, 10, 5, 2);
const SECOND_MS = 1000;

const ago = (age: number) => relativeTime(NOW - age, NOW);
const agoWithTime = (age: number) => relativeTime(NOW - age, NOW, 'day-and-time');

/** The local time in China, calculated without luxon: UTC+8, and no summer time since 1991. */
const isoInChina = (instant: number) => new Date(instant + 8 * HOUR_MS).toISOString();
const sinceSummerTime = fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2100, 0) });

describe('relativeTime', () => {
  const BOUNDARIES: readonly (readonly [age: number, text: string, withTime?: string])[] = [
    [0, '刚刚'],
    [MINUTE_MS - 1, '刚刚'],
    [MINUTE_MS, '1 分钟前'],
    [MINUTE_MS + 1, '1 分钟前'],
    [2 * MINUTE_MS - 1, '1 分钟前'],
    [2 * MINUTE_MS, '2 分钟前'],
    [HOUR_MS - 1, '59 分钟前'],
    [HOUR_MS, '1 小时前'],
    [HOUR_MS + 1, '1 小时前'],
    [2 * HOUR_MS, '2 小时前'],
    [DAY_MS - 1, '23 小时前'],
    [DAY_MS, '1 天前'],
    [DAY_MS + 1, '1 天前'],
    [7 * DAY_MS - 1, '6 天前'],
    [7 * DAY_MS, '10-29', '10-29 10:00'],
    [7 * DAY_MS + 1, '10-29', '10-29 09:59'],
    [365 * DAY_MS - 1, '11-06', '11-06 10:00'],
    [365 * DAY_MS, '2023-11-06', '2023-11-06'],
    [365 * DAY_MS + 1, '2023-11-06', '2023-11-06'],
  ];
  for (const [age, text, withTime = text] of BOUNDARIES) {
    it(`shows an age of ${age} ms as '${text}', and with the time of day as '${withTime}'`, () => {
      expect(ago(age)).to.equal(text);
      expect(agoWithTime(age)).to.equal(withTime);
    });
  }

  it('shows a time in the future as 刚刚 (just now)', () => {
    expect(ago(-SECOND_MS)).to.equal('刚刚');
    expect(ago(-3 * DAY_MS)).to.equal('刚刚');
  });

  it('names the day in China, which begins at 16:00 UTC', () => {
    const midnight = Date.UTC(2024, 9, 1, 16);
    expect(relativeTime(midnight, NOW)).to.equal('10-02');
    expect(relativeTime(midnight - 1, NOW)).to.equal('10-01');
    expect(relativeTime(midnight, NOW, 'day-and-time')).to.equal('10-02 00:00');
    expect(relativeTime(midnight - 1, NOW, 'day-and-time')).to.equal('10-01 23:59');
    const newYear = Date.UTC(2021, 11, 31, 16);
    expect(relativeTime(newYear, NOW)).to.equal('2022-01-01');
    expect(relativeTime(newYear - 1, NOW)).to.equal('2021-12-31');
  });

  it('counts hours across midnight: in the morning, yesterday evening is some hours ago', () => {
    const evening = Date.UTC(2024, 10, 4, 15, 30);
    expect(relativeTime(evening, NOW)).to.equal('10 小时前');
  });

  describe('on a device with another time zone and language', () => {
    const { defaultZone, defaultLocale } = Settings;
    afterEach(() => {
      Settings.defaultZone = defaultZone;
      Settings.defaultLocale = defaultLocale;
    });

    it('shows the same', () => {
      Settings.defaultZone = 'America/New_York';
      Settings.defaultLocale = 'ar-EG';
      expect(ago(30 * DAY_MS)).to.equal('10-06');
      expect(dateTime(NOW)).to.equal('2024-11-05 10:00');
    });
  });

  it('shows the same day as a calendar in China, for every moment', () => {
    fc.assert(
      fc.property(sinceSummerTime, fc.integer({ min: 7 * DAY_MS, max: 3000 * DAY_MS }), (instant, age) => {
        const [year, day] = [isoInChina(instant).slice(0, 10), isoInChina(instant).slice(5, 10)];
        expect(relativeTime(instant, instant + age)).to.equal(age < 365 * DAY_MS ? day : year);
      }),
    );
  });

  it('is the date with its year while the time is not known', () => {
    expect(relativeTime(NOW, undefined)).to.equal('2024-11-05');
    expect(watching(liveRelativeTime(NOW, { now: () => undefined }, new VirtualClock())).values).to.deep.equal([
      '2024-11-05',
    ]);
  });

  it('shows a whole number of minutes, hours or days, at least 1 and less than the next unit', () => {
    const most = { 分钟前: 59, 小时前: 23, 天前: 6 };
    fc.assert(
      fc.property(fc.integer({ min: MINUTE_MS, max: 7 * DAY_MS - 1 }), (age) => {
        const [, count, unit] = /^(\d+) (分钟前|小时前|天前)$/.exec(ago(age)) ?? [];
        expect(Number(count)).to.be.within(1, most[unit as keyof typeof most]);
      }),
    );
  });
});

describe('dateTime', () => {
  it('returns the date and the time of day in China', () => {
    expect(dateTime(NOW)).to.equal('2024-11-05 10:00');
    expect(dateTime(NOW - 1)).to.equal('2024-11-05 09:59');
    expect(dateTime(Date.UTC(2024, 1, 28, 16))).to.equal('2024-02-29 00:00');
  });

  it('agrees with a clock in China at every moment', () => {
    fc.assert(
      fc.property(sinceSummerTime, (instant) => {
        expect(dateTime(instant)).to.equal(isoInChina(instant).slice(0, 16).replace('T', ' '));
      }),
    );
  });
});

describe('liveRelativeTime', () => {
  let clock: VirtualClock;
  beforeEach(() => {
    clock = new VirtualClock();
  });

  const watchAge = (age: number) => watching(liveRelativeTime(clock.now() - age, clock, clock));

  it('emits at once, and again whenever the text changes', () => {
    const texts = watchAge(0);
    expect(texts.values).to.deep.equal(['刚刚']);
    clock.advance(MINUTE_MS - 1);
    expect(texts.values).to.deep.equal(['刚刚']);
    clock.advance(1);
    expect(texts.values).to.deep.equal(['刚刚', '1 分钟前']);
    clock.advance(MINUTE_MS);
    expect(texts.values).to.deep.equal(['刚刚', '1 分钟前', '2 分钟前']);
    texts.stop();
  });

  it('changes with the minutes, hours and days of the shown time, not of the visit', () => {
    const minutes = watchAge(90_000);
    const hours = watchAge(HOUR_MS + 45 * MINUTE_MS);
    const days = watchAge(2 * DAY_MS + 23 * HOUR_MS);
    clock.advance(30_000);
    expect(minutes.values).to.deep.equal(['1 分钟前', '2 分钟前']);
    clock.advance(15 * MINUTE_MS - 30_000);
    expect(hours.values).to.deep.equal(['1 小时前', '2 小时前']);
    clock.advance(45 * MINUTE_MS);
    expect(days.values).to.deep.equal(['2 天前', '3 天前']);
    for (const texts of [minutes, hours, days]) texts.stop();
  });

  it('emits no text twice, also from an age of exactly one hour or one day', () => {
    const [hours, days] = [watchAge(HOUR_MS), watchAge(DAY_MS)];
    clock.advance(HOUR_MS);
    expect(hours.values).to.deep.equal(['1 小时前', '2 小时前']);
    clock.advance(DAY_MS - HOUR_MS);
    expect(days.values).to.deep.equal(['1 天前', '2 天前']);
    for (const texts of [hours, days]) texts.stop();
  });

  it('changes to a date after a week, and completes', () => {
    const texts = watchAge(7 * DAY_MS - 1000);
    expect(texts.completed).to.equal(false);
    clock.advance(1000);
    expect(texts.values).to.deep.equal(['6 天前', '12-25']);
    expect(texts.completed).to.equal(true);
    expect(clock.pending).to.equal(0);
  });

  it('emits a date once, and completes', () => {
    const texts = watchAge(30 * DAY_MS);
    expect(texts.values).to.deep.equal(['12-02']);
    expect(texts.completed).to.equal(true);
  });

  it('checks a time in the far future every day, so that no timer runs longer', () => {
    const texts = watchAge(-60 * DAY_MS);
    clock.advance(2 * DAY_MS);
    expect(texts.values).to.deep.equal(['刚刚', '刚刚', '刚刚']);
    texts.stop();
  });

  it('leaves no timer when its subscriber unsubscribes', () => {
    const texts = watchAge(0);
    expect(clock.pending).to.equal(1);
    texts.stop();
    clock.advance(HOUR_MS);
    expect(texts.values).to.deep.equal(['刚刚']);
    expect(clock.pending).to.equal(0);
  });
});

describe('calendarDay', () => {
  it('is the day in China', () => {
    expect(calendarDay(Date.UTC(2099, 11, 31, 15, 59))).to.equal('2099-12-31');
    expect(calendarDay(Date.UTC(2099, 11, 31, 16))).to.equal('2100-01-01');
  });

  it('is the same day as in dateTime', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1992, 0), max: Date.UTC(2200, 0) }), (instant) => {
        expect(dateTime(instant).startsWith(calendarDay(instant))).to.equal(true);
      }),
    );
  });
});

import { expect } from 'chai';
import fc from 'fast-check';
import { BehaviorSubject } from 'rxjs';

import { storedFields } from '../../../src/domain/kernel/stored-json.js';
import { LearnedWeeks } from '../../../src/domain/lesson/learned-weeks.js';
import { WeekCounter } from '../../../src/domain/lesson/week-counter.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { FLAG_RAISED } from '../../../src/domain/session/stored-keys.js';
import { WEEK_LESSONS_MAX } from '../../../src/domain/site/limits.js';
import { calendarWeek, WEEK_S } from '../../../src/domain/time/server-time.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { anonymous, sessionOf, signedIn } from '../../support/sessions.js';
import { watching } from '../../support/watching.js';

const ME = 7;
const DAY_MS = 86_400_000;
/** A Friday evening in China. */
const FRIDAY = Date.UTC(2026, 10, 27, 12);

function counting(stored: Parameters<typeof FakeVisitStore.with>[0] = {}) {
  const store = FakeVisitStore.with(stored);
  const state$ = new BehaviorSubject<SessionState>(signedIn());
  const clock: { now: number; server: number | undefined } = { now: FRIDAY, server: FRIDAY };
  const [session, server] = [sessionOf(state$), { now: () => clock.server }];
  const counter = new WeekCounter(store, session, server, { now: () => clock.now });
  const weeks = new LearnedWeeks(store, session, server);
  const shown = watching(weeks.watch());
  const pass = (ms: number): void => {
    clock.now += ms;
    if (clock.server !== undefined) clock.server += ms;
  };
  return {
    ...{ store, state$, clock, counter, weeks, pass },
    /** The server accepts a position after that many seconds. */
    plays: (lessonId: number, seconds: number, afterS: number) => {
      pass(afterS * 1000);
      counter.accept(ME, { lessonId, seconds });
    },
    shown: () => {
      const week = shown.values.at(-1);
      return week && [week.lessonIds.length, week.seconds];
    },
  };
}

describe('What was learned in this week', () => {
  it('counts each lesson once, and the time by which its position has grown', () => {
    const { counter, plays, shown } = counting();
    expect(shown()).to.equal(undefined);
    counter.begin(1, 300);
    plays(1, 310, 10);
    plays(1, 320, 10);
    counter.begin(2, 0);
    plays(2, 10, 12);
    counter.begin(3, 50);
    plays(3, 40, 10);
    plays(3, 50, 10);
    expect(shown()).to.deep.equal([2, 30]);
  });

  const NOTHING: readonly (readonly [title: string, run: (world: ReturnType<typeof counting>) => void])[] = [
    [
      'what an earlier visit has left',
      ({ plays }) => {
        plays(1, 500, 10);
      },
    ],
    [
      'what is watched again',
      ({ counter, plays }) => {
        counter.begin(1, 300);
        plays(1, 200, 100);
        plays(1, 300, 100);
      },
    ],
    [
      'a position that is accepted twice',
      ({ counter, plays }) => {
        counter.begin(1, 300);
        plays(1, 300, 0);
        plays(1, 300, 9);
      },
    ],
    [
      'while the clock is set back',
      ({ counter, plays }) => {
        counter.begin(1, 0);
        plays(1, 10, -7 * 86_400);
      },
    ],
    [
      'without a known time',
      ({ counter, plays, clock }) => {
        clock.server = undefined;
        counter.begin(1, 0);
        plays(1, 10, 10);
      },
    ],
    [
      'for another member',
      ({ counter, pass }) => {
        counter.begin(1, 0);
        pass(9000);
        counter.accept(8, { lessonId: 1, seconds: 9 });
      },
    ],
    [
      'after sign-out',
      ({ counter, plays, state$ }) => {
        counter.begin(1, 0);
        state$.next(anonymous);
        plays(1, 10, 10);
      },
    ],
    [
      'where the visitor has turned it off',
      ({ counter, weeks, plays }) => {
        weeks.turn('off');
        counter.begin(1, 0);
        plays(1, 10, 10);
      },
    ],
  ];
  for (const [title, run] of NOTHING)
    it(`counts nothing: ${title}`, () => {
      const world = counting();
      run(world);
      expect(world.shown()).to.equal(undefined);
    });

  it('counts no more than the time that has passed when the member skips', () => {
    const { counter, plays, shown } = counting();
    counter.begin(1, 0);
    plays(1, 3000, 10);
    expect(shown()).to.deep.equal([1, 10]);
  });

  it('begins again on Monday in China, and loses nothing where the clock jumps a week and back', () => {
    const { store, counter, plays, pass, shown } = counting();
    counter.begin(1, 0);
    plays(1, 60, 60);
    pass(7 * DAY_MS);
    counter.begin(2, 0);
    plays(2, 10, 10);
    plays(2, 20, 10);
    expect(shown(), 'a week later').to.deep.equal([1, 20]);
    pass(-7 * DAY_MS);
    counter.begin(3, 0);
    plays(3, 30, 30);
    expect(shown(), 'and back').to.deep.equal([2, 90]);
    pass(14 * DAY_MS);
    plays(3, 40, 10);
    expect(storedFields(store.read('learnedWeeks')).weeks, 'of three weeks').to.have.length(2);
    const sunday = Date.UTC(2026, 10, 29, 15, 59, 59);
    expect([sunday, sunday + 1000].map((at) => calendarWeek(at) - calendarWeek(FRIDAY))).to.deep.equal([0, 1]);
  });

  it('erases what was counted when it is turned off, and counts again when it is turned on', () => {
    const { store, counter, weeks, plays, shown } = counting();
    const off = watching(weeks.watchOff());
    counter.begin(1, 0);
    plays(1, 60, 60);
    weeks.turn('off');
    expect([shown(), store.read('learnedWeeks')]).to.deep.equal([undefined, undefined]);
    weeks.turn('on');
    plays(1, 70, 10);
    expect([shown(), off.values]).to.deep.equal([
      [1, 10],
      [false, true, false],
    ]);
  });

  it('reads any stored value, and shows only what it can have written', () => {
    const week = calendarWeek(FRIDAY);
    const ids = Array.from({ length: 2 * WEEK_LESSONS_MAX }, (_, index) => index);
    const of = (weeks: unknown): string => JSON.stringify({ member: ME, weeks });
    const shownFor = (learnedWeeks: string) => counting({ learnedWeeks }).shown();
    expect(shownFor(of([{ week, lessonIds: [1, 1, 'x', -1], seconds: 5 }, 'x']))).to.deep.equal([1, 5]);
    expect(shownFor(of([{ week, lessonIds: ids, seconds: 5 }]))).to.deep.equal([WEEK_LESSONS_MAX, 5]);
    expect(shownFor(of([{ week, lessonIds: [1], seconds: 9e9 }]))).to.equal(undefined);
    const never = [
      ...[0, -1, 'x'].map((seconds) => ({ week, lessonIds: [1], seconds })),
      { week, lessonIds: [], seconds: 5 },
    ];
    expect(shownFor(of([...never, { week, lessonIds: [1], seconds: WEEK_S }]))).to.deep.equal([1, WEEK_S]);
    const weeks = of([week - 1, week - 2, week].map((each) => ({ week: each, lessonIds: [1], seconds: 5 })));
    expect(shownFor(weeks), 'older weeks, and one more than is stored').to.equal(undefined);
    const weekOff = FLAG_RAISED;
    expect(counting({ weekOff, learnedWeeks: of([{ week, lessonIds: [1], seconds: 5 }]) }).shown()).to.equal(undefined);
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(shownFor(text)).to.equal(undefined);
      }),
    );
  });

  it('never counts more than the time that has passed, whatever is accepted when', () => {
    const step = fc.record({ lessonId: fc.integer({ min: 1, max: 3 }), seconds: fc.nat(4000), afterS: fc.nat(600) });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { counter, plays, shown } = counting();
        for (const id of [1, 2, 3]) counter.begin(id, 0);
        for (const { lessonId, seconds, afterS } of steps) plays(lessonId, seconds, afterS);
        const passed = steps.reduce((sum, { afterS }) => sum + afterS, 0);
        // Only one lesson plays at a time, so a lesson's time may overlap that of the others here.
        expect(shown()?.[1] ?? 0).to.be.at.most(3 * passed);
      }),
    );
  });
});

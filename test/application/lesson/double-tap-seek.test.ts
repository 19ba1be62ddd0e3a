import { expect } from 'chai';
import fc from 'fast-check';

import { MemoryWakeLock } from '../../../src/adapters/memory/browser/wake-lock.js';
import { keepAwake } from '../../../src/application/lesson/keep-awake.js';
import { DoubleTapSeek } from '../../../src/application/lesson/double-tap-seek.js';
import { fingerDown, fingerMoved } from '../../../src/domain/lesson/finger-seek.js';
import { isAdvancing } from '../../../src/domain/lesson/play-intent.js';
import type { PlaybackRule } from '../../../src/domain/ports/playback.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';
import { watching } from '../../support/watching.js';

const LENGTH_S = 600;
/** Seeded: a lesson with `ban_drag`, open to VIPs. */
const FORWARD_ONLY = 601;
/** Seeded: 12 s of it are free. */
const PREVIEW = 2701;
const LEFT = 0.1;
const RIGHT = 0.9;

/** A lesson of 10 minutes, paused at its beginning, and the taps on its video. */
function aLesson(options: ConstructorParameters<typeof LessonVisit>[0] = {}) {
  const visit = new LessonVisit({ videos: () => ({ durationS: LENGTH_S }), ...options }).open();
  const taps = new DoubleTapSeek(visit.playback, visit.clock);
  const running = watching(taps.run());
  const times = (count: number, x: number, gapS = 0.1) => {
    for (let tap = 0; tap < count; tap += 1) {
      taps.tap(x);
      visit.pass(gapS);
    }
  };
  return { visit, taps, times, mark: () => taps.mark$.value, stop: () => running.stop() };
}

describe('Seeking by taps', () => {
  it('adds up the taps on one side, says the sum, and forgets it after 700 ms', () => {
    const { visit, taps, times, mark } = aLesson();
    visit.playback.seek(100);
    visit.pass(1);
    times(3, RIGHT);
    expect([visit.at, mark()]).to.deep.equal([120, { side: 'forward', seconds: 20, end: undefined }]);
    visit.pass(0.5);
    expect(mark()).to.not.equal(undefined);
    visit.pass(0.2);
    expect(mark()).to.equal(undefined);
    expect([taps.tap(RIGHT), taps.tap(RIGHT)], 'only the next tap shows the controls').to.deep.equal([false, true]);
  });

  it('adds up a thousand taps in one second, and says how far the video has really gone', () => {
    const { visit, times, mark } = aLesson();
    times(1000, RIGHT, 0.001);
    visit.pass(0.01);
    expect([visit.at, mark()]).to.deep.equal([LENGTH_S, { side: 'forward', seconds: LENGTH_S, end: 'end' }]);
    times(10, LEFT);
    expect([visit.at, mark()?.seconds]).to.deep.equal([510, 90]);
  });

  it('adds up the presses of its buttons in the same way, also on the side of the taps', () => {
    const { visit, taps, times, mark } = aLesson();
    times(2, RIGHT);
    taps.step('forward');
    visit.pass(0.1);
    expect([visit.at, mark()?.seconds]).to.deep.equal([20, 20]);
    taps.step('back');
    expect(mark()).to.deep.equal({ side: 'back', seconds: 10, end: undefined });
  });

  it('says that the video is at its beginning, and that a forward-only lesson goes no further', () => {
    const { visit, taps, times, mark } = aLesson({ lesson: FORWARD_ONLY, member: 'vip' });
    taps.step('back');
    expect(mark()).to.deep.equal({ side: 'back', seconds: 0, end: 'start' });
    visit.pass(1);
    times(20, RIGHT);
    expect([visit.at, mark()]).to.deep.equal([0, { side: 'forward', seconds: 0, end: 'limit' }]);
    visit.playFor(15).playback.pause();
    visit.pass(1).playback.seek(1);
    visit.pass(1);
    times(3, RIGHT);
    expect(visit.at, 'what was watched').to.be.within(14, 15.5);
    expect(mark()?.seconds).to.be.within(13, 14);
  });

  type Gesture =
    | { readonly do: 'taps'; readonly count: number; readonly x: number; readonly gapS: number }
    | { readonly do: 'step'; readonly side: 'back' | 'forward' }
    | { readonly do: 'drag'; readonly xs: readonly number[]; readonly distance: number }
    | { readonly do: 'play' | 'pause' | 'leave' }
    | { readonly do: 'speed'; readonly speed: number }
    | { readonly do: 'pass'; readonly seconds: number };
  const x = fc.double({ min: -0.2, max: 1.2, noNaN: true });
  const gesture: fc.Arbitrary<Gesture> = fc.oneof(
    {
      weight: 8,
      arbitrary: fc.record({
        do: fc.constant('taps'),
        count: fc.integer({ min: 1, max: 12 }),
        x,
        gapS: fc.constantFrom(0, 0.001, 0.1, 0.25, 0.5),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('step'), side: fc.constantFrom('back', 'forward') }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('drag'),
        xs: fc.array(x, { minLength: 1, maxLength: 5 }),
        distance: fc.integer({ min: -300, max: 300 }),
      }),
    },
    { weight: 4, arbitrary: fc.constantFrom('play', 'play', 'pause').map((what): Gesture => ({ do: what })) },
    { weight: 1, arbitrary: fc.constantFrom(0.5, 2).map((speed): Gesture => ({ do: 'speed', speed })) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('pass'), seconds: fc.integer({ min: 1, max: 20 }) }) },
    { weight: 1, arbitrary: fc.constant<Gesture>({ do: 'leave' }) },
  );

  it('never passes what was watched or the preview, and never plays after the page is left: 10,000 gestures', () => {
    const LESSONS = [
      { lesson: FORWARD_ONLY, member: 'vip' },
      { lesson: PREVIEW, member: 'notFaceVerified' },
      { lesson: 2601, member: 'ordinary' },
    ] as const;
    let count = 0;
    let farthest = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...LESSONS),
        fc.array(gesture, { minLength: 100, maxLength: 100 }),
        ({ lesson, member }, gestures) => {
          const { visit, taps, times, stop } = aLesson({ lesson, member });
          const { playback } = visit;
          let rule: PlaybackRule = playback.currentRule;
          let playedS = 0;
          let isLeft = false;
          const watched = playback.state$.subscribe((state) => {
            if (state.phase === 'playing' || state.phase === 'ended') playedS = Math.max(playedS, state.positionS);
            if (isLeft) expect(isAdvancing(state), 'plays on another page').to.equal(false);
            else if (rule.furthestS !== undefined)
              expect(state.positionS, 'the position').to.be.at.most(Math.max(rule.furthestS, playedS) + 0.5);
            rule = playback.currentRule;
          });
          for (const now of gestures) {
            count += 1;
            if (now.do === 'taps') times(now.count, now.x, now.gapS);
            else if (now.do === 'step') taps.step(now.side);
            else if (now.do === 'drag') {
              const [first = 0, ...xs] = now.xs;
              let finger = fingerDown(first, LENGTH_S);
              for (const to of xs) finger = fingerMoved(finger, to, now.distance, LENGTH_S);
              playback.seek(playback.reachable(finger.positionS));
            } else if (now.do === 'play') playback.play();
            else if (now.do === 'pause') playback.pause();
            else if (now.do === 'speed') playback.selectSpeed(now.speed);
            else if (now.do === 'pass') visit.pass(now.seconds);
            else if (count % 5 === 0) {
              isLeft = true;
              visit.close();
            }
            visit.pass(0.01);
            expect(visit.recorded(lesson), 'progress').to.be.at.most(Math.floor(playedS));
          }
          farthest = Math.max(farthest, playedS);
          watched.unsubscribe();
          stop();
          if (!isLeft) visit.close();
        },
      ),
      { numRuns: 100 },
    );
    expect(count).to.be.at.least(10_000);
    expect(farthest, 'something was played').to.be.greaterThan(60);
  }).timeout(120_000);
});

describe('The screen', () => {
  it('stays on while the video plays or waits for data, and until the page is left', () => {
    const { visit } = aLesson();
    const lock = new MemoryWakeLock();
    const awake = watching(keepAwake(visit.playback, lock));
    const states = [lock.isHeld];
    visit.playFor(1);
    states.push(lock.isHeld);
    visit.playback.stall();
    states.push(lock.isHeld);
    visit.playback.pause();
    visit.pass(1);
    states.push(lock.isHeld);
    visit.playFor(1);
    awake.stop();
    states.push(lock.isHeld);
    expect(states).to.deep.equal([false, true, true, false, false]);
  });
});

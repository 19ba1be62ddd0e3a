import { expect } from 'chai';
import fc from 'fast-check';
import { type Subscription } from 'rxjs';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import type { PlaybackFault } from '../../../src/domain/ports/playback.js';
import { breadthUnless } from '../../support/breadth.js';
import { LessonVisit } from '../../support/a-lesson-visit.js';

/** A lesson that the member has not watched yet. */
const LESSON = 203;
const LENGTH_S = 960;
/** Longer than any delay before a retry. */
const RECOVERY_S = 100;

type Step =
  | { readonly do: 'play' | 'pause' | 'close' | 'reopen' | 'hide' | 'show' | 'heal' | 'lose' | 'regain' | 'stall' }
  | { readonly do: 'seek'; readonly to: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'speed'; readonly speed: number }
  | { readonly do: 'fail'; readonly fault: keyof typeof FAULTS; readonly times: number }
  | { readonly do: 'break'; readonly fault: PlaybackFault };

const plain = fc.constantFrom(
  ...(['play', 'play', 'pause', 'close', 'reopen', 'hide', 'show', 'heal', 'lose', 'regain', 'stall'] as const),
);
/** Faults that may pass. A refusal of the server is tested in progress.test.ts. */
const faults = fc.constantFrom(
  ...(['offline', 'timeout', 'badGateway', 'serverBroken', 'wrong', 'tooOften', 'html', 'truncated', 'cut'] as const),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: plain.map((what) => ({ do: what })) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('pass'), seconds: fc.integer({ min: 1, max: 40 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('seek'), to: fc.integer({ min: 0, max: LENGTH_S }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('speed'), speed: fc.constantFrom(0.5, 1, 2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('fail'), fault: faults, times: fc.constantFrom(1, 2, Infinity) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('break'),
      fault: fc.constantFrom(...(['network', 'refused', 'unsupported', 'broken'] as const)),
    }),
  },
);

/** One member with one browser and one server. The visits to the lesson follow one another. */
class Member {
  /** The farthest position of the video that was ever played, in seconds. */
  playedS = 0;
  private visit = this.openPage();
  private watching: Subscription | undefined;
  private isOpen = true;

  constructor() {
    this.follow();
  }

  take(now: Step): void {
    const { playback, presence, site } = this.visit;
    switch (now.do) {
      case 'play':
        playback.play();
        break;
      case 'pause':
        playback.pause();
        break;
      case 'close':
        this.close();
        break;
      case 'reopen':
        this.reopen();
        break;
      case 'hide':
        presence.hide();
        break;
      case 'show':
        presence.show();
        break;
      case 'heal':
        site.controls.clearFaults();
        break;
      case 'lose':
        presence.loseNetwork();
        site.controls.fail('all', FAULTS.offline);
        break;
      case 'regain':
        site.controls.clearFaults();
        presence.regainNetwork();
        break;
      case 'stall':
        playback.stall();
        break;
      case 'seek':
        playback.seek(now.to);
        break;
      case 'pass':
        this.visit.pass(now.seconds);
        break;
      case 'speed':
        playback.selectSpeed(now.speed);
        break;
      case 'fail':
        site.controls.fail('recordProgress', FAULTS[now.fault], now.times);
        break;
      case 'break':
        playback.failWith(now.fault);
        break;
    }
  }

  get recordedS(): number {
    return this.visit.recorded(LESSON);
  }

  /** Server, network and tab work again, and enough time passes for every retry. */
  recover(): void {
    this.visit.site.controls.clearFaults();
    this.visit.presence.regainNetwork();
    this.visit.presence.show();
    this.visit.pass(RECOVERY_S);
  }

  stop(): void {
    this.visit.playback.pause();
    this.visit.pass(1);
  }

  reopen(): void {
    if (this.isOpen) return;
    const before = this.visit.site.controls.network$.value.faults;
    // The server must answer for the page itself to load.
    this.visit.site.controls.clearFaults();
    this.visit = this.openPage(this.visit);
    this.isOpen = true;
    this.follow();
    for (const [calls, setting] of Object.entries(before)) {
      if (calls === 'recordProgress') this.visit.site.controls.fail(calls, setting.fault, setting.times);
    }
  }

  private close(): void {
    if (!this.isOpen) return;
    this.visit.close();
    this.watching?.unsubscribe();
    this.isOpen = false;
  }

  private openPage(sameAs?: LessonVisit): LessonVisit {
    return new LessonVisit({
      lesson: LESSON,
      videos: () => ({ durationS: LENGTH_S }),
      ...(sameAs && { sameAs }),
    }).open();
  }

  private follow(): void {
    this.watching = this.visit.playback.state$.subscribe(({ phase, positionS }) => {
      if (phase === 'playing' || phase === 'ended') this.playedS = Math.max(this.playedS, positionS);
    });
  }
}

describe('The progress on the server', () => {
  for (const numRuns of [60, 200])
    it(`is never ahead of the video, and at most 12 s behind once the server is reachable, whatever happens${breadthUnless(numRuns === 60)}`, () => {
      let farthest = 0;
      fc.assert(
        fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
          const member = new Member();
          for (const now of steps) {
            member.take(now);
            expect(member.recordedS, `after ${now.do}`).to.be.at.most(Math.floor(member.playedS));
          }
          member.reopen();
          member.recover();
          // The page reports every 10 s, and a report may be on its way to the server.
          expect(member.playedS - member.recordedS, 'while it plays').to.be.at.most(12);
          member.stop();
          expect(member.recordedS, 'once it is paused').to.equal(Math.floor(member.playedS));
          farthest = Math.max(farthest, member.recordedS);
        }),
        { numRuns },
      );
      expect(farthest, 'the runs have played something').to.be.greaterThan(100);
    }).timeout(120_000);
});

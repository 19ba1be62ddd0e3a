import { expect } from 'chai';

import type { StartOrigin } from '../../src/domain/lesson/start-position.js';
import type { VideoSource, Playback, PlaybackState } from '../../src/domain/ports/playback.js';
import { breadthUnless } from '../support/breadth.js';

type Actions = Omit<Playback, 'state$' | 'notices$' | 'fetchStreamCode' | 'reachable' | 'open'>;
type AsyncActions = { readonly [Action in keyof Actions]: (...input: Parameters<Actions[Action]>) => Promise<void> };

/** A playback of this process, or of a browser that the test drives. */
export interface PlaybackRig extends AsyncActions {
  reachable(seconds: number): Promise<number>;
  open(source: VideoSource, fromS: number, origin?: StartOrigin): Promise<void>;
  /** Videos of at least 20 seconds, a file and a stream. */
  readonly file: VideoSource;
  readonly stream: VideoSource;
  /** A file of 9:16, and one of 9:16 whose description says 16:9. */
  readonly upright: VideoSource;
  readonly misdescribed: VideoSource;
  /** A video whose address answers with 404. */
  readonly missing: VideoSource;
  /** A file without a duration, as recorders in browsers write it. */
  readonly endless: VideoSource;
  /** A video that no browser can decode. */
  readonly undecodable: VideoSource;
  /** All states that `state$` has emitted since the rig was created, the newest last. */
  states(): Promise<readonly PlaybackState[]>;
  /** Waits for the first state that fits, which may be the current one, and gives it. */
  until(what: string, isSo: (state: PlaybackState) => boolean): Promise<PlaybackState>;
  /** Waits until the effects of the last calls have happened, and a little longer. */
  rest(): Promise<void>;
  /**
   * Until `lift`, the browser blocks autoplay: the video has sound, and the visitor has not interacted with the page.
   */
  forbid(): Promise<void>;
  lift(): Promise<void>;
  /** The visitor changes the speed in the browser's own controls. */
  selectSpeed(speed: number): Promise<void>;
  /** The playback rate: seconds of the video per second. */
  speed(): Promise<number>;
  end(): Promise<void>;
}

export function keepsPlaybackContract(adapter: string, newRig: () => Promise<PlaybackRig>): void {
  describe(`Playback (${adapter})`, () => {
    let rig: PlaybackRig;
    beforeEach(async () => {
      rig = await newRig();
    });
    afterEach(() => rig.end());

    const phase = (...phases: readonly PlaybackState['phase'][]) =>
      rig.until(phases.join(' or '), (state) => phases.includes(state.phase));
    const now = async () => {
      const state = (await rig.states()).at(-1);
      if (!state) throw new Error('There is no state');
      return state;
    };
    const playing = async (source: VideoSource, fromS = 0) => {
      await rig.open(source, fromS);
      await rig.play();
      return phase('playing');
    };

    it('has no open video at first, and then neither plays nor seeks', async () => {
      const nothing = {
        phase: 'empty',
        positionS: 0,
        durationS: undefined,
        aspectRatio: undefined,
        willPlay: false,
        fault: undefined,
      };
      expect(await now()).to.deep.equal(nothing);
      await rig.play();
      await rig.seek(5);
      await rig.rest();
      expect(await now()).to.deep.equal(nothing);
    });

    for (const kind of ['file', 'stream'] as const) {
      it(`opens a ${kind}: loading at once, then paused, with its duration`, async () => {
        await rig.open(rig[kind], 0);
        expect((await rig.states()).some((state) => state.phase === 'loading')).to.equal(true);
        const { durationS, positionS } = await phase('paused');
        expect(durationS).to.be.greaterThan(19);
        expect(positionS).to.equal(0);
      });

      it(`plays a ${kind}, and reports a growing position several times a second`, async () => {
        await playing(rig[kind]);
        const before = (await rig.states()).length;
        await rig.until('two seconds in', ({ positionS }) => positionS >= 2);
        const positions = (await rig.states()).slice(before).map(({ positionS }) => positionS);
        expect(positions).to.deep.equal(positions.toSorted((one, other) => one - other));
        expect(new Set(positions).size).to.be.greaterThan(6);
      });

      it(`starts a ${kind} at the given second`, async () => {
        await rig.open(rig[kind], 7);
        const { positionS } = await phase('paused');
        expect(positionS).to.be.within(6.5, 7.5);
      });

      for (const fromS of [0, 7]) {
        it(`plays a ${kind} from second ${String(fromS)} after its beginning was requested ahead${breadthUnless(fromS === 7)}`, async () => {
          await rig.prepare(rig[kind]);
          await rig.rest();
          expect((await now()).phase).to.equal('empty');
          expect((await playing(rig[kind], fromS)).positionS).to.be.within(fromS - 0.5, fromS + 1.5);
          await rig.until('two seconds on', ({ positionS }) => positionS >= fromS + 2);
        });
      }
    }

    for (const [kind, aspectRatio] of [
      ['file', 16 / 9],
      ['stream', 16 / 9],
      ['upright', 9 / 16],
      ['misdescribed', 9 / 16],
    ] as const)
      it(`reports the aspect ratio of the first image (${kind}), before it plays and while it plays, and nothing before`, async () => {
        await rig.open(rig[kind], 0);
        expect((await rig.until('loading', (state) => state.phase === 'loading')).aspectRatio).to.equal(undefined);
        await rig.until('known', (state) => state.aspectRatio !== undefined);
        expect((await phase('paused')).aspectRatio).to.be.closeTo(aspectRatio, 0.02);
        await rig.play();
        expect((await phase('playing')).aspectRatio).to.be.closeTo(aspectRatio, 0.02);
        await rig.close();
        expect((await phase('empty')).aspectRatio).to.equal(undefined);
      });

    it('opens another video than the one that was requested ahead, and reports when that one is missing', async () => {
      await rig.prepare(rig.stream);
      await playing(rig.file);
      await rig.prepare(rig.missing);
      await rig.rest();
      expect((await now()).fault).to.equal(undefined);
      await rig.open(rig.missing, 0);
      expect((await phase('failed')).fault).to.equal('refused');
    });

    for (const kind of ['file', 'stream'] as const)
      it(`starts a ${kind} within its length, and plays, when the given second is past its end or near it`, async () => {
        await rig.open(rig[kind], 9999, 'stored');
        const { durationS = 0, positionS } = await phase('paused');
        expect(positionS).to.be.lessThan(0.5);
        await rig.open(rig[kind], durationS - 3, 'stored');
        expect((await phase('paused')).positionS).to.be.lessThan(0.5);
        await rig.open(rig[kind], 9999, 'named');
        expect((await phase('paused')).positionS).to.be.closeTo(durationS - 5, 0.5);
        await rig.open(rig[kind], 9999);
        expect((await phase('paused')).positionS).to.be.closeTo(durationS - 1, 0.5);
        await rig.play();
        await phase('playing', 'ended');
      });

    it('reports that it will play while it is loaded or has failed, and that it will not when it is paused then', async () => {
      const next = (willPlay: boolean) => rig.until(`will play: ${willPlay}`, (state) => state.willPlay === willPlay);
      for (const source of [rig.file, rig.missing]) {
        await rig.open(source, 0);
        await rig.play();
        await next(true);
        await phase('playing', 'failed');
        expect((await now()).willPlay).to.equal(true);
        await rig.pause();
        await next(false);
      }
    });

    it('plays as soon as it can when play is called during loading', async () => {
      await rig.open(rig.file, 0);
      await rig.play();
      expect((await phase('playing')).fault).to.equal(undefined);
    });

    it('stays paused without a fault while the browser blocks autoplay, and plays once the browser allows it', async () => {
      await rig.forbid();
      await rig.open(rig.file, 3);
      await rig.play();
      await phase('paused');
      await rig.play();
      await rig.rest();
      const { phase: is, positionS, fault } = await now();
      expect([is, Math.round(positionS), fault]).to.deep.equal(['paused', 3, undefined]);
      expect((await rig.states()).map((state) => state.phase)).to.not.include('playing');
      await rig.lift();
      await rig.play();
      expect((await phase('playing')).positionS).to.be.within(2.5, 4.5);
    });

    it('plays a file without a duration', async () => {
      await rig.open(rig.endless, 3);
      const { durationS } = await phase('paused');
      expect(durationS).to.equal(undefined);
      await rig.play();
      const { positionS } = await phase('playing');
      await rig.until('it moves', (state) => state.positionS > positionS + 1);
      await rig.seekBy(-50);
      await rig.until('at the beginning', (state) => state.positionS < 1);
    });

    it('pauses, and continues at the same position', async () => {
      await playing(rig.file, 3);
      await rig.until('moved', ({ positionS }) => positionS > 3.4);
      await rig.pause();
      const { positionS } = await phase('paused');
      await rig.rest();
      expect((await now()).positionS).to.be.closeTo(positionS, 0.3);
      await rig.play();
      expect((await phase('playing')).positionS).to.be.within(positionS - 0.1, positionS + 1);
    });

    it('seeks, and stays paused or playing as before', async () => {
      await rig.open(rig.file, 0);
      await phase('paused');
      await rig.seek(9);
      await rig.until('at 9', ({ positionS }) => Math.abs(positionS - 9) < 0.5);
      await rig.rest();
      expect((await now()).phase).to.equal('paused');
      await rig.play();
      await phase('playing');
      await rig.seek(2);
      await rig.until('at 2', ({ positionS }) => positionS >= 1.5 && positionS < 4);
      expect((await phase('playing')).phase).to.equal('playing');
    });

    it('adds up relative seeks, however quickly they follow', async () => {
      await rig.open(rig.file, 2);
      await phase('paused');
      for (let press = 0; press < 3; press += 1) await rig.seekBy(5);
      await rig.until('at 17', ({ positionS }) => Math.abs(positionS - 17) < 0.5);
      await rig.seekBy(-5);
      await rig.seekBy(-50);
      await rig.until('at the beginning', ({ positionS }) => positionS < 0.5);
    });

    it('adds up relative seeks during loading, and starts at the resulting position', async () => {
      await rig.open(rig.stream, 2);
      for (let press = 0; press < 3; press += 1) await rig.seekBy(5);
      expect((await phase('paused')).positionS).to.be.closeTo(17, 0.5);
    });

    it('adds up relative seeks after a failure, within the restriction', async () => {
      await rig.open(rig.missing, 4);
      await phase('failed');
      await rig.seekBy(5);
      await rig.seekBy(5);
      const { fault } = await rig.until('at 14', ({ phase: is, positionS }) => is === 'failed' && positionS === 14);
      expect(fault).to.equal('refused');
      await rig.seek(6);
      await rig.until('at 6', ({ positionS }) => positionS === 6);
      await rig.restrict({ furthestS: 8, speed: 'one' });
      await rig.seekBy(5);
      await rig.until('no further than allowed', ({ positionS }) => positionS === 8);
    });

    it('reaches the end, and then plays from the beginning', async () => {
      await playing(rig.file);
      const { durationS = 0 } = await now();
      await rig.seek(durationS - 1);
      const ended = await phase('ended');
      expect(ended.positionS).to.be.closeTo(durationS, 0.5);
      await rig.play();
      const again = await phase('playing');
      expect(again.positionS).to.be.lessThan(3);
    });

    it('seeks to the beginning for a position before it, and to the end for one behind it', async () => {
      await rig.open(rig.file, 5);
      const { durationS = 0 } = await phase('paused');
      await rig.seek(-10);
      await rig.until('at the beginning', ({ positionS }) => positionS < 0.5);
      await rig.seekBy(durationS + 10);
      await rig.until('at the end', ({ positionS }) => positionS > durationS - 0.5);
    });

    it('seeks no further forward than allowed, and back without a limit (ban_drag)', async () => {
      await rig.open(rig.file, 5);
      await phase('paused');
      await rig.restrict({ furthestS: 6, speed: 'one' });
      await rig.seek(15);
      await rig.rest();
      expect((await now()).positionS).to.be.within(4.5, 6.5);
      expect([await rig.reachable(15), await rig.reachable(1), await rig.reachable(-9)]).to.deep.equal([6, 1, 0]);
      await rig.seek(1);
      await rig.until('back', ({ positionS }) => positionS < 2);
      await rig.restrict({ furthestS: undefined, speed: 'free' });
      await rig.seek(15);
      await rig.until('lifted', ({ positionS }) => positionS > 14);
      const { durationS = 0 } = await now();
      expect(await rig.reachable(999), 'within the video').to.be.closeTo(durationS, 0.01);
    });

    it('plays beyond the position that limits seeks', async () => {
      await rig.restrict({ furthestS: 1, speed: 'one' });
      await playing(rig.file);
      await rig.until('beyond', ({ positionS }) => positionS > 2);
    });

    it('plays at the speed of the visitor, and at speed 1 while the speed is restricted (ban_drag)', async () => {
      await playing(rig.file);
      await rig.selectSpeed(2);
      expect(await rig.speed()).to.equal(2);
      await rig.restrict({ furthestS: undefined, speed: 'one' });
      expect(await rig.speed()).to.equal(1);
      await rig.selectSpeed(2);
      await rig.rest();
      expect(await rig.speed()).to.equal(1);
    });

    it('applies the restrictions to the next video, too, until close', async () => {
      await rig.restrict({ furthestS: 2, speed: 'one' });
      await rig.open(rig.file, 0);
      await phase('paused');
      await rig.seek(15);
      await rig.rest();
      expect((await now()).positionS).to.be.lessThan(3);
      await rig.close();
      await rig.open(rig.file, 0);
      await phase('paused');
      await rig.seek(15);
      await rig.until('free', ({ positionS }) => positionS > 14);
    });

    it('fails with "refused" for a missing file, and preserves the start position', async () => {
      await rig.open(rig.missing, 4);
      const { fault, positionS } = await phase('failed');
      expect([fault, positionS]).to.deep.equal(['refused', 4]);
    });

    it('fails with "unsupported" for a video that it cannot decode', async () => {
      await rig.open(rig.undecodable, 0);
      expect((await phase('failed')).fault).to.equal('unsupported');
    });

    it('opens another video after a failure', async () => {
      await rig.open(rig.missing, 0);
      await phase('failed');
      await rig.open(rig.file, 0);
      expect((await phase('paused')).fault).to.equal(undefined);
    });

    it('replaces the open video, and reports the position of the new one', async () => {
      await playing(rig.file, 8);
      await rig.open(rig.stream, 0);
      const { positionS } = await phase('paused');
      expect(positionS).to.be.lessThan(0.5);
    });

    it('continues in another source at the position of the previous one, as after a change of quality', async () => {
      await playing(rig.file, 8);
      const { positionS } = await rig.until('moved', (state) => state.positionS > 8.2);
      const before = (await rig.states()).length;
      await playing(rig.stream, positionS);
      const since = (await rig.states()).slice(before).map((state) => state.positionS);
      // The visitor never sees the start of the second video.
      expect(Math.min(...since)).to.be.at.least(positionS - 0.5);
    });

    it('is empty after close, and reports no further state', async () => {
      await playing(rig.file, 3);
      await rig.close();
      await phase('empty');
      const before = (await rig.states()).length;
      await rig.rest();
      expect(await rig.states()).to.have.length(before);
    });
  });
}

import { expect } from 'chai';

import type { VideoSource } from '../../src/domain/ports/playback.js';
import { BREADTH, breadthUnless } from '../support/breadth.js';
import { type BrowserPlaybackRig, withPlayback } from '../support/browser/playback-rig.js';

const low: VideoSource = { kind: 'stream', url: '/media/hls/low.m3u8' };
const all: VideoSource = { kind: 'stream', url: '/media/hls/master.m3u8' };
const MISSING = { status: 404 };
const GONE = { status: 410 };
const GARBAGE = { status: 200, contentType: 'video/mp2t', body: '<html>'.repeat(5000) };
/** What a network answers before the visitor has signed in to it. */
const HOTEL = { status: 200, contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Welcome' };
const END = 36;

/** Segments of 6 s that are not there, and the second from which on the video plays all the same. */
const DAILY_HOLES = [
  ['the first segment', low, /-0\.ts/, MISSING, 0, 6, 'skipped'],
  ['a segment that is garbage', low, /-1\.ts/, GARBAGE, 4, 12, 'skipped'],
  ['the last segment, behind the start position', low, /-5\.ts/, MISSING, 33, 0, undefined],
] as const;
const MORE_HOLES = [
  ['two segments in the middle, in every quality', all, /-[12]\.ts/, MISSING, 4, 18, 'skipped'],
  ['the segment of the start position', low, /-2\.ts/, MISSING, 14, 18, 'skipped'],
  ['a segment in one quality', all, /low-1\.ts/, MISSING, 4, 6, undefined],
  ['the last five segments', low, /-[1-5]\.ts/, MISSING, 0, 6, 'end'],
  ['a segment in the middle', low, /-1\.ts/, MISSING, 4, 12, 'skipped'],
  ['a segment that the server fails to send', low, /-1\.ts/, { status: 416 }, 4, 12, 'skipped'],
  ['a segment that is garbage in one quality', all, /low-1\.ts/, GARBAGE, 4, 6, undefined],
  ['the last segment', low, /-5\.ts/, MISSING, 27, 30, 'end'],
  ['the last two segments', low, /-[45]\.ts/, MISSING, 20, 24, 'end'],
  ['the last five segments, in every quality', all, /-[1-5]\.ts/, MISSING, 0, 6, 'end'],
  ['the first segment, in every quality', all, /-0\.ts/, GONE, 0, 6, 'skipped'],
  ['the segment of the start position, in every quality', all, /-2\.ts/, MISSING, 14, 18, 'skipped'],
  ['a segment, and the next one in two of three qualities', all, /-1\.ts|(low|high)-2\.ts/, MISSING, 4, 12, 'skipped'],
  ['the last three segments, behind the start position', low, /-[345]\.ts/, MISSING, 26, 0, undefined],
  ['the last segment, garbage', low, /-5\.ts/, GARBAGE, 27, 30, 'end'],
] as const;
const HOLES = [
  ...DAILY_HOLES.map((hole) => [...hole, ''] as const),
  ...MORE_HOLES.map((hole) => [...hole, ` ${BREADTH}`] as const),
];

describe('A stream with holes (docs/spec/media.md#holes)', () => {
  let rig: BrowserPlaybackRig;
  withPlayback((opened) => {
    rig = opened;
  });

  for (const [what, source, segments, answer, fromS, toS, outcome, breadth] of HOLES) {
    it(`plays what is there without ${what}, also where the visitor may not seek forward (ban_drag)${breadth}`, async () => {
      await rig.page.route(segments, (route) => route.fulfill(answer));
      await rig.restrict({ furthestS: fromS, speed: 'one' });
      // A stored position behind the end starts over.
      await rig.open(source, fromS, toS < fromS ? 'stored' : 'reached');
      await rig.play();
      if (outcome === 'end') {
        const { durationS, positionS } = await rig.until('ended', ({ phase }) => phase === 'ended');
        expect([durationS, positionS].map((s = 0) => Math.abs(s - toS) < 0.3)).to.deep.equal([true, true]);
      } else {
        const { durationS = 0 } = await rig.until('behind', (s) => s.phase === 'playing' && s.positionS > toS + 0.5);
        // The first position behind the hole: nothing that some quality has was skipped.
        const behind = (await rig.states()).find(
          ({ phase, positionS }) => phase === 'playing' && positionS > toS - 0.5,
        );
        expect(behind?.positionS, 'behind').to.be.below(Math.max(toS, fromS) + 1.5);
        expect(durationS).to.be.closeTo(END, what.startsWith('the last') ? 19 : 0.3);
      }
      expect(await rig.notices()).to.deep.equal(outcome === 'skipped' ? ['skipped'] : []);
      expect((await rig.states()).map(({ phase }) => phase)).to.not.include('failed');
    });
  }

  for (const [source, startS] of [
    [low, 0],
    [all, 0],
    [all, 14],
  ] as const)
    it(`fails where it was to start, without a notice and without asking for ever, where no segment of ${source.url} is media, from ${startS} s${breadthUnless(startS === 0)}`, async () => {
      let requests = 0;
      await rig.page.route(/\.ts$/, (route) => {
        requests += 1;
        return route.fulfill(HOTEL);
      });
      await rig.open(source, startS);
      await rig.play();
      const failed = await rig.until('failed', ({ phase }) => phase === 'failed');
      expect(failed).to.include({ fault: 'broken', positionS: startS, willPlay: true });
      expect(await rig.notices()).to.deep.equal([]);
      const before = requests;
      // Without an end there were about 20 requests a second.
      await rig.page.waitForTimeout(500);
      expect(requests).to.equal(before).and.below(30);
    });

  for (const isAnswered of [true, false])
    it(`starts behind the hole of a stream that was requested ahead, ${isAnswered ? 'and refused then' : `and is refused later ${BREADTH}`}`, async () => {
      await rig.page.route(/-0\.ts/, (route) => route.fulfill(MISSING));
      const refused = rig.page.waitForResponse(/-0\.ts/);
      await rig.prepare(all);
      if (isAnswered) await refused;
      await rig.open(all, 0);
      await rig.play();
      await rig.until('behind', ({ phase, positionS }) => phase === 'playing' && positionS > 6.5);
      expect(await rig.notices()).to.deep.equal(['skipped']);
    });

  it('plays on behind the hole that the visitor has moved into', async () => {
    await rig.page.route(/-[34]\.ts/, (route) => route.fulfill(MISSING));
    await rig.open(all, 0);
    await rig.play();
    await rig.until('playing', ({ phase, positionS }) => phase === 'playing' && positionS > 0.5);
    await rig.seek(20);
    await rig.until('behind', ({ phase, positionS }) => phase === 'playing' && positionS > 30.2);
    expect(await rig.notices()).to.deep.equal(['skipped']);
  });

  it('goes over four missing segments at once, and back to what is in front of them', async () => {
    await rig.page.route(/-[1-4]\.ts/, (route) => route.fulfill(MISSING));
    await rig.open(low, 4);
    await rig.play();
    await rig.until('behind', ({ phase, positionS }) => phase === 'playing' && positionS > 30.2);
    await rig.seek(3);
    await rig.until('in front', ({ phase, positionS }) => phase === 'playing' && positionS > 3.2 && positionS < 6);
    expect((await rig.states()).every(({ positionS }) => positionS < 6.5 || positionS > 29.5)).to.equal(true);
  });

  it('is played again from its beginning when its hole is its end', async () => {
    await rig.page.route(/-[1-5]\.ts/, (route) => route.fulfill(MISSING));
    await rig.open(low, 3);
    await rig.play();
    await rig.until('ended', ({ phase, willPlay }) => phase === 'ended' && !willPlay);
    await rig.play();
    await rig.until('again', ({ phase, positionS }) => phase === 'playing' && positionS > 0.5 && positionS < 3);
    await rig.until('ended again', ({ phase }) => phase === 'ended');
  });
});

import { expect } from 'chai';

import type { MediaSource } from '../../src/domain/ports/playback.js';
import { type BrowserPlaybackRig, PlaybackPages } from '../support/browser/playback-rig.js';

const low: MediaSource = { kind: 'stream', url: '/media/hls/low.m3u8' };
const all: MediaSource = { kind: 'stream', url: '/media/hls/master.m3u8' };
const MISSING = { status: 404 };
const GARBAGE = { status: 200, contentType: 'video/mp2t', body: '<html>'.repeat(5000) };
const END = 36;

/** Segments of 6 s that are not there, and the second from which on the video plays all the same. */
const HOLES = [
  ['the first segment', low, /-0\.ts/, MISSING, 0, 6, 'skipped'],
  ['a segment in the middle', low, /-1\.ts/, MISSING, 4, 12, 'skipped'],
  ['two segments in the middle, in every quality', all, /-[12]\.ts/, MISSING, 4, 18, 'skipped'],
  ['the segment of the start position', low, /-2\.ts/, MISSING, 14, 18, 'skipped'],
  ['a segment in one quality', all, /low-1\.ts/, MISSING, 4, 6, undefined],
  ['a segment that the server fails to send', low, /-1\.ts/, { status: 416 }, 4, 12, 'skipped'],
  ['a segment that is garbage', low, /-1\.ts/, GARBAGE, 4, 12, 'skipped'],
  ['a segment that is garbage in one quality', all, /low-1\.ts/, GARBAGE, 4, 6, undefined],
  ['the last segment', low, /-5\.ts/, MISSING, 27, 30, 'end'],
  ['the last two segments', low, /-[45]\.ts/, MISSING, 20, 24, 'end'],
  ['the last segment, behind the start position', low, /-5\.ts/, MISSING, 33, 0, undefined],
  ['the last five segments', low, /-[1-5]\.ts/, MISSING, 0, 6, 'end'],
  ['the last three segments, behind the start position', low, /-[345]\.ts/, MISSING, 26, 0, 'skipped'],
  ['the last segment, garbage', low, /-5\.ts/, GARBAGE, 27, 30, 'end'],
] as const;

describe('A stream with holes (docs/spec/media.md#holes)', () => {
  const pages = new PlaybackPages();
  before(() => pages.start());
  after(() => pages.stop());
  let rig: BrowserPlaybackRig;
  beforeEach(async () => {
    rig = await pages.open();
  });
  afterEach(() => rig.end());
  const notices = () => rig.page.evaluate(() => window.playbackPage.notices);

  for (const [what, source, segments, answer, fromS, toS, outcome] of HOLES) {
    it(`plays what is there without ${what}, also where the visitor may not seek forward (ban_drag)`, async () => {
      await rig.page.route(segments, (route) => route.fulfill(answer));
      await rig.restrict({ furthestS: fromS, speed: 'one' });
      await rig.open(source, fromS);
      await rig.play();
      if (outcome === 'end') {
        const { durationS, positionS } = await rig.until('ended', ({ phase }) => phase === 'ended');
        expect([durationS, positionS].map((s = 0) => Math.abs(s - toS) < 0.3)).to.deep.equal([true, true]);
      } else {
        const { durationS = 0 } = await rig.until('behind', (s) => s.phase === 'playing' && s.positionS > toS + 0.5);
        expect(durationS).to.be.closeTo(END, what.startsWith('the last') ? 19 : 0.3);
      }
      expect(await notices()).to.deep.equal(outcome === 'skipped' ? ['skipped'] : []);
      expect((await rig.states()).map(({ phase }) => phase)).to.not.include('failed');
    });
  }
});

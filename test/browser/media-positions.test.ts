import { readFile } from 'node:fs/promises';

import { expect } from 'chai';

import type { VideoSource } from '../../src/domain/ports/playback.js';
import { type BrowserPlaybackRig, withPlayback } from '../support/browser/playback-rig.js';

const MEDIA_TAKE_MS = 150;
const stream = (url: string): VideoSource => ({ kind: 'stream', url });
const SOURCES: Readonly<Record<string, VideoSource>> = {
  file: { kind: 'file', url: '/media/sample.webm' },
  'file without a duration': { kind: 'file', url: '/media/endless.webm' },
  stream: stream('/media/hls/master.m3u8'),
  'stream with an initialization segment': stream('/media/hls/with-map.m3u8'),
};

describe('A stored position that the video does not have (docs/spec/media.md#positions)', () => {
  let rig: BrowserPlaybackRig;
  withPlayback(async (opened) => {
    rig = opened;
    const low = await readFile('media/hls/low.m3u8', 'utf8');
    const withMap = low.replace('#EXTINF', '#EXT-X-MAP:URI="low-0.ts",BYTERANGE="564@0"\n#EXTINF');
    await rig.page.route('**/with-map.m3u8', (route) => route.fulfill({ body: withMap }));
    await rig.page.route('**/media/**', async (route) => {
      await new Promise((passed) => setTimeout(passed, MEDIA_TAKE_MS));
      await route.fallback();
    });
  });

  for (const [what, source] of Object.entries(SOURCES))
    it(`is no position of a ${what}, which plays from its beginning, also where media take 150 ms`, async () => {
      await rig.open(source, 300, 'stored');
      await rig.play();
      await rig.until('it moves', ({ phase, positionS }) => phase === 'playing' && positionS > 0.5);
      const played = (await rig.states()).find(({ phase }) => phase === 'playing');
      expect(played?.positionS).to.be.below(1);
    });
});

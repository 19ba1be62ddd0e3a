import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { Soak } from './soak.js';

/** A stream with three qualities, 36 seconds long. */
const LESSON = '/courses/video/2601';
const VIDEO_S = 36;
const MINUTES = 20;

/** Twenty minutes of a stream at the highest speed of the browser, in a loop. */
export const lessonSoak: Soak = {
  title: 'a stream at speed 16',
  path: LESSON,
  signedInAs: SEEDED.ordinary,
  unit: 'laps of 36 s',
  times: Math.ceil((MINUTES * 60) / VIDEO_S),
  timesARound: 1,
  warmUp: 10,
  restless: true,
  async begin({ page }) {
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 2);
    await page.getByRole('button', { name: '播放', exact: true }).first().click();
    await page.evaluate(() => {
      const video = document.querySelector('video');
      if (!video) throw new Error('There is no video');
      video.loop = true;
      video.playbackRate = 16;
      video.dataset.laps = '0';
      // The video has started again: only the loop seeks.
      video.addEventListener('seeked', () => {
        video.dataset.laps = String(Number(video.dataset.laps) + 1);
      });
    });
  },
  async round({ page }) {
    const laps = await page.evaluate(() => Number(document.querySelector('video')?.dataset.laps));
    await page.waitForFunction((before) => Number(document.querySelector('video')?.dataset.laps) > before, laps, {
      timeout: 120_000,
    });
  },
};

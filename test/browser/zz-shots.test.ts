import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { browserRig } from '../support/browser/rig.js';
describe('shots', () => {
  const rig = browserRig();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [844, 390],
    [1366, 657],
    [1440, 900],
  ] as const)
    it(`${String(width)}`, async () => {
      const touch = width < 1000;
      const visit = await rig.visit('/courses/video/2605', { signedInAs: SEEDED.ordinary, width, height, touch });
      const { page } = visit;
      const shot = (name: string) => page.screenshot({ path: `/tmp/shots/${String(width)}-${name}.png` });
      await page.locator('.player__start').waitFor();
      await page.waitForTimeout(800);
      await shot('1-first');
      await page.locator('.player__start').click();
      await visit.until(() => document.querySelector('video')?.paused === false);
      await page.waitForTimeout(500);
      await shot('2-playing');
      await page.evaluate(() => document.querySelector('video')?.pause());
      await page.reload();
      await page.locator('.player__start').waitFor();
      await page.waitForTimeout(800);
      await shot('3-second');
      await page.locator('.player__start').click();
      await visit.until(() => document.querySelector('video')?.paused === false);
      await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
      await page.waitForTimeout(700);
      await shot('4-scrolled');
      await page.evaluate(() => {
        document.body.style.minHeight = '4000px';
        window.scrollTo({ top: 1800, behavior: 'instant' });
      });
      await page.waitForTimeout(700);
      await shot('5-far');
      await page.evaluate(() => {
        const video = document.querySelector('video');
        if (video) video.currentTime = video.duration;
      });
      await page.waitForTimeout(1500);
      await shot('6-ended');
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await page.waitForTimeout(700);
      await shot('7-ended-top');
    });
});

import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { breadthUnless } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

/** A seeded free lesson of 36 s. */
const LESSON = '/courses/video/2603';

const field = (visit: Visit) => visit.page.locator('.note-field--new textarea');

/** The part of the video that is in the window and not under the field. */
async function visibleShare(visit: Visit): Promise<number> {
  const [video, note, below] = await visit.page.evaluate(
    () =>
      [
        document.querySelector('.player video')?.getBoundingClientRect(),
        document.querySelector('.note-over-video, .note-under-video')?.getBoundingClientRect(),
        window.innerHeight,
      ] as const,
  );
  if (!video || !note) return 0;
  const inWindow = Math.min(video.bottom, below) - Math.max(video.top, 0);
  const covered = Math.max(0, Math.min(video.bottom, note.bottom) - Math.max(video.top, note.top));
  return (inWindow - covered) / video.height;
}

/** The whole field is in the window. */
const isWhole = (visit: Visit) =>
  visit.page.evaluate(() => {
    const { top, bottom } = document.querySelector('.note-field--new')?.getBoundingClientRect() ?? {
      top: -1,
      bottom: 0,
    };
    return top >= 0 && bottom <= window.innerHeight;
  });

const topOfBody = (visit: Visit) =>
  visit.page.evaluate(() => document.querySelector('.lesson-body')?.getBoundingClientRect().top ?? NaN);

describe('A note that is being written', () => {
  const rig = browserRig();

  for (const [width, height] of [
    [1280, 600],
    [1366, 657],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
  ] as const)
    it(`leaves nine tenths of the video visible at ${String(width)} × ${String(height)}: under it, in wide mode, in fullscreen${breadthUnless(height === 657)}`, async () => {
      const visit = await rig.visit(LESSON, { signedInAs: SEEDED.ordinary, width, height });
      await visit.page.locator('.player__start').waitFor();
      const write = async (how: string) => {
        await visit.page.keyboard.press('n');
        await field(visit).waitFor();
        await visit.page.keyboard.type('要点');
        await visit.page.keyboard.press('Shift+Enter');
        expect(await visibleShare(visit), how).to.be.at.least(0.9);
        expect(await isWhole(visit), how).to.equal(true);
      };
      await write('under the player');
      await visit.page.keyboard.press('Escape');
      await visit.until(() => window.scrollY === 0);
      await visit.page.keyboard.press('t');
      await write('wide');
      await visit.page.keyboard.press('Escape');
      await visit.until(() => document.activeElement?.matches('.player') === true);
      await visit.page.keyboard.press('f');
      await visit.until(() => document.fullscreenElement !== null);
      await write('fullscreen');
      await visit.page.keyboard.press('Enter');
      await visit.page.getByText('已保存 00:00', { exact: true }).first().waitFor();
      visit.expectQuiet();
    });

  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const)
    it(`leaves the whole video visible on a phone of ${String(width)} × ${String(height)} held sideways, and the page where it was${breadthUnless(width === 844)}`, async () => {
      const visit = await rig.visit(LESSON, { signedInAs: SEEDED.ordinary, touch: true, width, height });
      await visit.page.locator('.player__start').tap();
      await visit.page.locator('.player__row').getByRole('button', { name: '记一笔' }).tap();
      await field(visit).waitFor();
      await visit.page.keyboard.type('要点');
      expect([await visibleShare(visit), await isWhole(visit)]).to.deep.equal([1, true]);
      await visit.page.keyboard.press('Enter');
      await visit.page.locator('.saved-over-video').waitFor();
      await visit.until(() => document.querySelector('.player')?.getBoundingClientRect().top === 0);
      expect(await visit.page.evaluate(() => document.activeElement?.matches('.player'))).to.equal(true);
      visit.expectQuiet();
    });

  it('comes back to the player from below, and leaves the page where the visitor has scrolled meanwhile', async () => {
    const visit = await rig.visit(LESSON, { signedInAs: SEEDED.ordinary, width: 1366, height: 657 });
    await visit.page.locator('.player__start').waitFor();
    await visit.page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      window.scrollTo({ top: 900, behavior: 'instant' });
    });
    await visit.page.keyboard.press('n');
    await field(visit).waitFor();
    expect(await visibleShare(visit)).to.be.at.least(0.9);
    await visit.page.keyboard.press('Escape');
    await visit.until(() => window.scrollY === 900);
    await visit.page.keyboard.press('n');
    await field(visit).waitFor();
    await visit.page.evaluate(() => {
      window.scrollTo({ top: 700, behavior: 'instant' });
    });
    const before = await topOfBody(visit);
    await visit.page.keyboard.press('Escape');
    await field(visit).waitFor({ state: 'detached' });
    expect(await topOfBody(visit), 'what the visitor reads stays').to.be.closeTo(before, 1);
  });
});

import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../support/breadth.js';
import { recordShifts, shiftsOf } from '../support/browser/layout-shifts.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

/** Seeded: a free lesson with one plain file of 36 s. */
const FILE = '/courses/video/2603';
const SCREEN = { signedInAs: SEEDED.ordinary, width: 1280, height: 800, prepare: recordShifts };

const boxOf = async (visit: Visit, selector: string) => {
  const { x, y, width, height } = (await visit.page.locator(selector).boundingBox()) ?? expect.fail('no box');
  const [left = 0, top = 0, wide = 0, high = 0] = [x, y, width, height].map(Math.round);
  return { x: left, y: top, width: wide, height: high };
};
const scrollTo = (visit: Visit, top: number) =>
  visit.page.evaluate((to) => {
    document.body.style.minHeight = '4000px';
    window.scrollTo({ top: to, behavior: 'instant' });
  }, top);
const hasFocus = (visit: Visit, selector: string) =>
  visit.page.evaluate((of) => document.activeElement?.matches(of), selector);
const begin = async (visit: Visit): Promise<void> => {
  await visit.page.locator('.player__start').click();
  await visit.until(() => document.querySelector('video')?.paused === false);
};

describe('The layout of the lesson page', () => {
  const rig = browserRig();

  it(`reaches from edge to edge of a phone, upright and in landscape ${BREADTH}`, async () => {
    const visit = await rig.visit(FILE, { ...SCREEN, width: 320, height: 568 });
    await visit.page.locator('.player__start').waitFor();
    expect(await boxOf(visit, '.lesson-stage')).to.include({ x: 0, width: 320, height: 180 });
    const ground = await visit.page
      .locator('.player__poster-frame')
      .evaluate((it) => getComputedStyle(it).backgroundColor);
    expect(ground, 'no image of the video beside the cover').to.equal('rgb(0, 0, 0)');
    await visit.page.setViewportSize({ width: 568, height: 320 });
    expect(await boxOf(visit, '.lesson-stage')).to.include({ x: 0, width: 568, height: 320 });
    visit.expectQuiet();
  });

  it(`has title and buttons below the player in the window of a small laptop, without a layout shift ${BREADTH}`, async () => {
    const visit = await rig.visit(FILE, { ...SCREEN, width: 1366, height: 657 });
    await visit.page.locator('.player__start').waitFor();
    const [stage, row] = [await boxOf(visit, '.lesson-stage'), await boxOf(visit, '.lesson-head__neighbours')];
    expect(stage.width / stage.height).to.be.closeTo(16 / 9, 0.01);
    expect(row.y + row.height).to.be.at.most(657);
    expect(await shiftsOf(visit.page)).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('gives the player the column in wide mode, also at the next visit, without a layout shift', async () => {
    const visit = await rig.visit(FILE, SCREEN);
    await visit.page.locator('.player__start').waitFor();
    await visit.page.keyboard.press('t');
    expect(await boxOf(visit, '.lesson-stage')).to.include({ y: 149, width: 1156, height: 650 });
    rig.controls.delay(300);
    await visit.page.setViewportSize({ width: 1920, height: 1080 });
    await visit.page.reload();
    await visit.page.locator('.player__start').waitFor();
    expect(await boxOf(visit, '.lesson-stage')).to.include({ width: 1600, height: 900 });
    await visit.button('目录').click();
    // It slides in.
    await visit.until(() => document.querySelector('.lesson-list--drawer')?.getBoundingClientRect().x === 1920 - 336);
    expect(await boxOf(visit, '.lesson-list--drawer')).to.include({ y: 0, width: 336, height: 1080 });
    await visit.page.keyboard.press('Escape');
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).to.equal('目录');
    expect(await shiftsOf(visit.page)).to.deep.equal([]);
    await visit.page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const { y, height } = await boxOf(visit, '.lesson-stage');
    expect(y + height, 'lower edge with large letters').to.be.at.most(1080);
    visit.expectQuiet();
  });

  it(`looks the same after the page of its course, whose stylesheet stays in the document ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses/detail/27', SCREEN);
    await visit.page.locator('.course-head__preview').click();
    const offer = visit.page.locator('.lesson-head__preview .course-action');
    await offer.waitFor();
    expect(await offer.evaluate((element) => getComputedStyle(element).borderTopWidth)).to.equal('0px');
    visit.expectQuiet();
  });

  it(`shrinks the playing player while the visitor reads below it, without a layout shift or a loss of focus ${BREADTH}`, async () => {
    const visit = await rig.visit(FILE, SCREEN);
    await begin(visit);
    const box = await boxOf(visit, '.lesson-stage');
    const mark = await visit.page.evaluate(() => document.querySelector<HTMLElement>('.watermark')?.style.left);
    await visit.page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('.watermark')?.style.left !== before,
      mark,
    );
    await scrollTo(visit, 1500);
    await visit.button('关闭小窗').waitFor();
    expect(await hasFocus(visit, '.player'), 'small').to.equal(true);
    const small = await boxOf(visit, '.player');
    expect(small).to.deep.equal({ x: 1280 - 88 - 320, y: 800 - 24 - 180, width: 320, height: 180 });
    expect(await boxOf(visit, '.lesson-stage')).to.deep.equal({ ...box, y: box.y - 1500 });
    await visit.page.locator('.small-player').getByRole('button', { name: '播放' }).click();
    await visit.until(() => document.querySelector('video')?.paused === true);
    await scrollTo(visit, 0);
    await visit.until(() => document.querySelector('.small-player') === null);
    expect(await boxOf(visit, '.player')).to.deep.equal(box);
    expect(await hasFocus(visit, '.player'), 'in its place').to.equal(true);
    // A control that the small player hides.
    await visit.page.keyboard.press('Tab');
    expect(await hasFocus(visit, '.player__controls *')).to.equal(true);
    await visit.page.evaluate(() => document.querySelector('video')?.play());
    await scrollTo(visit, 1500);
    await visit.button('关闭小窗').waitFor();
    expect(await hasFocus(visit, '.player'), 'small again').to.equal(true);
    await visit.button('关闭小窗').click();
    expect(await boxOf(visit, '.player')).to.deep.equal({ ...box, y: box.y - 1500 });
    expect(await shiftsOf(visit.page)).to.deep.equal([]);
    visit.expectQuiet();
  });
});

import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { breadthUnless } from '../support/breadth.js';
import { recordShifts, shiftsOf } from '../support/browser/layout-shifts.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';
import { gate } from '../support/until.js';

/** Seeded: a free lesson of 36 s whose video is 144 × 256, between two lessons of 16:9. */
const UPRIGHT = '/courses/video/2605';

/** Records which orientation the page asks for; the phone stays as it is. */
const recordLocks = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(ScreenOrientation.prototype, {
      lock(orientation: string) {
        document.documentElement.dataset['locks'] = `${document.documentElement.dataset['locks'] ?? ''}${orientation} `;
        return Promise.resolve();
      },
    });
  });
const locks = (visit: Visit) => visit.page.locator('html').getAttribute('data-locks');
const prepare = (page: Page) => Promise.all([recordShifts(page, false), recordLocks(page)]);
const MEMBER = { signedInAs: SEEDED.ordinary, prepare };

const boxOf = async (visit: Visit, selector: string) =>
  (await visit.page.locator(selector).boundingBox()) ?? expect.fail(`no ${selector}`);
/** What is below it moves down for a moment. */
const grown = (visit: Visit) =>
  visit.page
    .locator('.lesson-stage')
    .evaluate((stage) => Promise.all(stage.getAnimations().map((each) => each.finished)));
/** The device knows the shape of the video. */
const isKnown = () => localStorage.getItem('course-site-upright')?.includes('[2605,') === true;
const plays = () => document.querySelector('video')?.paused === false;

describe('The player of an upright video', () => {
  const rig = browserRig();

  for (const [width, height, high] of [
    [390, 844, 548],
    [360, 640, 344],
  ] as const)
    it(`is upright on a phone of ${String(width)} × ${String(height)} from the press of play on, and from the first paint of the next visit${breadthUnless(height === 844)}`, async () => {
      const visit = await rig.visit(UPRIGHT, { ...MEMBER, width, height, touch: true });
      const { page } = visit;
      await page.locator('.player__start').waitFor();
      await visit.until(isKnown);
      expect((await boxOf(visit, '.lesson-stage')).height, 'before the press').to.be.closeTo((width * 9) / 16, 1);
      await page.locator('.player__start').tap();
      await visit.until(plays);
      await grown(visit);
      expect((await boxOf(visit, '.lesson-stage')).height, 'after the press').to.be.closeTo(high, 1);
      const [links, nav] = [await boxOf(visit, '.lesson-head__neighbours'), await boxOf(visit, '.bottom-nav')];
      expect(links.y + links.height, 'the links to other lessons').to.be.below(nav.y);
      expect(await shiftsOf(page), 'first visit').to.deep.equal([]);

      rig.controls.delay(300);
      await page.reload();
      await page.locator('.player__start').waitFor();
      expect((await boxOf(visit, '.player')).height, 'cover').to.be.closeTo(high, 1);
      expect(await shiftsOf(page), 'second visit').to.deep.equal([]);

      // The whole video, smaller and with the controls, stays in view while the page scrolls.
      await page.locator('.player__start').tap();
      await visit.until(plays);
      await page.evaluate(() => {
        document.body.style.minHeight = '4000px';
        window.scrollTo({ top: 600, behavior: 'instant' });
      });
      // A frame later.
      await visit.until(() => (document.querySelector('video')?.clientHeight ?? Infinity) < window.innerWidth);
      const { y, height: whole } = await boxOf(visit, '.lesson-stage');
      expect(y + whole, 'what stays in view').to.be.closeTo((width * 9) / 16, 1);
      const video = await boxOf(visit, 'video');
      expect(video.y, 'upper edge of the video').to.be.closeTo(0, 1);
      expect(video.height, 'height of the video').to.be.closeTo((width * 9) / 16, 1);
      expect(await shiftsOf(page), 'scrolled').to.deep.equal([]);
      visit.expectQuiet();
    });

  it('stays as it is when the shape becomes known after the press, and is upright from the next press on', async () => {
    const pressed = gate();
    const holdVideo = async (page: Page) => {
      await prepare(page);
      await page.route(/upright\.webm/, async (route) => {
        await pressed.passed;
        await route.continue();
      });
    };
    const visit = await rig.visit(UPRIGHT, { ...MEMBER, width: 390, height: 844, touch: true, prepare: holdVideo });
    const { page } = visit;
    await page.locator('.player__start').tap();
    await page.locator('.player__waiting').waitFor();
    pressed.open();
    await visit.until(isKnown);
    await page.locator('.player:not([data-paused], [data-loading])').waitFor();
    expect((await boxOf(visit, '.lesson-stage')).height).to.be.closeTo((390 * 9) / 16, 1);
    await page.keyboard.press(' ');
    await page.locator('.player[data-paused]').waitFor();
    await page.keyboard.press(' ');
    await visit.until(plays);
    await grown(visit);
    expect((await boxOf(visit, '.lesson-stage')).height).to.be.closeTo(548, 1);
    expect(await shiftsOf(page)).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('has on a computer the place of any video, in whose middle it is, and an upright small player', async () => {
    const visit = await rig.visit('/courses/video/2603', { ...MEMBER, width: 1366, height: 657 });
    const { page } = visit;
    await page.locator('.player__start').waitFor();
    const usual = await boxOf(visit, '.lesson-stage');
    await page.goto(new URL(UPRIGHT, page.url()).href);
    await visit.until(isKnown);
    await page.locator('.player__start').click();
    await visit.until(plays);
    expect(await boxOf(visit, '.lesson-stage')).to.deep.equal(usual);
    expect(await boxOf(visit, 'video'), 'centred by the browser').to.deep.equal(usual);
    expect(await page.locator('video').evaluate((video) => getComputedStyle(video).objectFit)).to.equal('contain');
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      window.scrollTo({ top: 1500, behavior: 'instant' });
    });
    await visit.button('关闭小窗').waitFor();
    const { width, height } = await boxOf(visit, '.player');
    expect([width, height]).to.deep.equal([180, 320]);
    expect(await shiftsOf(page)).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('stays upright in fullscreen, and the lesson after it goes to landscape', async () => {
    const visit = await rig.visit(UPRIGHT, { ...MEMBER, width: 390, height: 844, touch: true });
    const { page } = visit;
    await page.locator('.player__start').tap();
    await visit.until(plays);
    await visit.until(isKnown);
    await page.evaluate(() => {
      document.querySelector('video')?.pause();
    });
    await page.getByRole('button', { name: '全屏', exact: true }).tap();
    await visit.until(() => document.querySelector('.player[data-fullscreen]'));
    await visit.until(() => document.documentElement.dataset['locks'] !== undefined);
    expect(await locks(visit)).to.equal('portrait ');
    expect(await boxOf(visit, '.player')).to.deep.equal({ x: 0, y: 0, width: 390, height: 844 });
    await page.locator('.player__button--next').tap();
    await visit.until(() => document.documentElement.dataset['locks']?.endsWith('landscape '));
    expect(await locks(visit)).to.equal('portrait landscape ');
    visit.expectQuiet();
  });
});

import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';

/** Seeded: a free lesson with one plain file of 36 s, with a lesson before and after it. */
const FILE = '/courses/video/2603';
/** Seeded: a lesson with two qualities. */
const QUALITIES = '/courses/video/2602';
const PHONE = { signedInAs: SEEDED.ordinary, touch: true, width: 844, height: 390 };

const start = async (visit: Visit): Promise<void> => {
  await visit.page.locator('.player__start').tap();
  await visit.until(() => document.querySelector('video')?.paused === false);
  await visit.page.locator('.player__middle').waitFor({ state: 'attached' });
};
/** Turns the phone, as its system reports it. */
const turn = async (visit: Visit, to: 'landscape' | 'portrait'): Promise<void> => {
  const [width, height] = to === 'landscape' ? [844, 390] : [390, 844];
  const device = await visit.page.context().newCDPSession(visit.page);
  await device.send('Emulation.setDeviceMetricsOverride', {
    ...{ width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1, mobile: true },
    screenOrientation: { type: `${to}Primary`, angle: to === 'landscape' ? 90 : 0 },
  });
  await visit.page.waitForFunction((wanted) => screen.orientation.type.startsWith(wanted), to);
};
const isAtPlayer = () => document.querySelector('.player')?.getBoundingClientRect().top === 0;

describe('A lesson by touch', () => {
  const rig = browserRig();

  it('begins at its player on a phone held sideways, and stays in fullscreen from one lesson to the next', async () => {
    const visit = await rig.visit(FILE, PHONE);
    const { page } = visit;
    await page.locator('.player__start').waitFor();
    await visit.until(isAtPlayer);
    expect(await page.locator('.player').boundingBox()).to.deep.equal({ x: 0, y: 0, width: 844, height: 390 });
    await start(visit);
    await page.evaluate(() => {
      document.querySelector('video')?.pause();
    });
    await page.getByRole('button', { name: '全屏', exact: true }).tap();
    await visit.until(() => document.querySelector('.player[data-fullscreen]'));
    await page.locator('.player__button--next').tap();
    await visit.until(() => location.pathname.endsWith('/2604'));
    await visit.until(() => document.querySelector('video')?.paused === false);
    expect(await page.evaluate(() => document.fullscreenElement?.matches('.lesson-page'))).to.equal(true);
    expect(await page.locator('.player').boundingBox()).to.deep.equal({ x: 0, y: 0, width: 844, height: 390 });
    visit.expectQuiet();
  });

  it('seeks by double taps, and takes a finger on the bar from the slider of the browser', async () => {
    const visit = await rig.visit(FILE, { ...PHONE, width: 390, height: 844 });
    const { page } = visit;
    await start(visit);
    // Both taps at once: the time between them must not depend on the machine.
    await page.evaluate(() => {
      document.querySelector('video')?.pause();
      const surface = document.querySelector('.player__image');
      const clientX = (surface?.getBoundingClientRect().right ?? 0) - 20;
      const touch = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX };
      surface?.dispatchEvent(new PointerEvent('pointerdown', touch));
      for (const type of ['click', 'click', 'click']) surface?.dispatchEvent(new MouseEvent(type, touch));
    });
    await visit.reads('+20 秒');
    await visit.until(() => (document.querySelector('video')?.currentTime ?? 0) > 19);

    const finger = await page.context().newCDPSession(page);
    const { x, y, width, height } = (await page.locator('.player__seek').boundingBox()) ?? expect.fail('no bar');
    const at = (part: number, up: number) => [{ x: Math.round(x + width * part), y: Math.round(y + height / 2 - up) }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0.5, 0) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.25, 0) });
    await visit.until(() => document.querySelector('.player__bubble')?.textContent === '00:09');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(0.45, 170) });
    await visit.reads('慢速');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await visit.until(() => Math.round(document.querySelector('video')?.currentTime ?? 0) === 10);
    expect(await page.evaluate(() => scrollY), 'the page has not scrolled').to.equal(0);
    visit.expectQuiet();
  });

  it('has the buttons in its middle on top, below a notice, and one row below it, on an upright phone of any width', async () => {
    for (const width of [320, 360, 390]) {
      const visit = await rig.visit(`${QUALITIES}?t=12`, { signedInAs: SEEDED.vip, touch: true, width, height: 780 });
      const { page } = visit;
      await start(visit);
      const notice = (await page.locator('.player-notice').boundingBox()) ?? expect.fail('no notice');
      const middle = (await page.locator('.player__middle').boundingBox()) ?? expect.fail('no buttons');
      expect(notice.y + notice.height, `notice, ${String(width)} px`).to.be.at.most(middle.y);
      const covered = await page.locator('.player__middle-button').evaluateAll(
        (buttons) =>
          buttons.filter((button) => {
            const { left, top, width: w, height: h } = button.getBoundingClientRect();
            return !button.contains(document.elementFromPoint(left + w / 2, top + h / 2));
          }).length,
      );
      const { height } = (await page.locator('.player__row').boundingBox()) ?? expect.fail('no row');
      expect([covered, height], `${String(width)} px`).to.deep.equal([0, 44]);
      await page.getByRole('button', { name: '全屏', exact: true }).tap();
      await page.locator('.player[data-fullscreen]').waitFor();
      expect((await page.locator('.player__row').boundingBox())?.height, `in fullscreen, ${String(width)} px`).to.equal(
        44,
      );
      visit.expectQuiet();
    }
  });

  it(`is zoomed by two fingers, which neither seek nor pause nor change the speed ${BREADTH}`, async () => {
    const visit = await rig.visit(FILE, { ...PHONE, width: 390, height: 844 });
    const { page } = visit;
    await start(visit);
    await page.evaluate(() => {
      const video = document.querySelector('video');
      for (const type of ['seeking', 'pause', 'ratechange'])
        video?.addEventListener(type, () => {
          video.dataset['changed'] = type;
        });
    });
    const { x, y, width, height } = (await page.locator('.player__image').boundingBox()) ?? expect.fail('no video');
    const fingers = await page.context().newCDPSession(page);
    const apart = (by: number) =>
      [-by, by].map((dx, id) => ({ id, x: Math.round(x + width / 2 + dx), y: Math.round(y + height / 2) }));
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: apart(20) });
    for (const by of [40, 60, 80, 100, 120])
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: apart(by) });
    await visit.until(() => (window.visualViewport?.scale ?? 1) > 1);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    const before = await page.evaluate(() => document.querySelector('video')?.currentTime ?? 0);
    await page.waitForFunction((time) => (document.querySelector('video')?.currentTime ?? 0) > time + 0.5, before);
    expect(await page.locator('video').getAttribute('data-changed')).to.equal(null);
    visit.expectQuiet();
  });

  it(`scrolls to the player when a turned phone may not go to fullscreen, and leaves an open dialog alone ${BREADTH}`, async () => {
    const visit = await rig.visit(FILE, { ...PHONE, width: 390, height: 844 });
    const { page } = visit;
    await turn(visit, 'portrait');
    await start(visit);
    await page.evaluate(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'));
      window.scrollTo({ top: 300, behavior: 'instant' });
    });
    await visit.button('打开菜单').tap();
    await page.locator('.offcanvas.show:not(.showing)').waitFor();
    await turn(visit, 'landscape');
    expect(await page.evaluate(isAtPlayer), 'with a dialog').to.equal(false);
    await page.keyboard.press('Escape');
    await page.locator('.offcanvas').waitFor({ state: 'detached' });
    await turn(visit, 'portrait');
    await turn(visit, 'landscape');
    await visit.until(isAtPlayer);
    visit.expectQuiet();
  });
});

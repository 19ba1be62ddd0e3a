import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

/** Seeded: a free lesson with one plain file of 36 s. The seeded site shows a watermark. */
const FILE = '/courses/video/2603';
/** Seeded: a forward-only lesson (`ban_drag`), open to VIPs. */
const FORWARD_ONLY = '/courses/video/601';
const MEMBER = { signedInAs: SEEDED.ordinary };
const VIP = { signedInAs: SEEDED.vip };

const player = (visit: Visit) => visit.page.getByRole('region', { name: /^视频播放器/ });
const ready = (visit: Visit) => visit.until(() => (document.querySelector('video')?.readyState ?? 0) > 2);
const plays = (visit: Visit) => visit.until(() => document.querySelector('video')?.paused === false);
const hasControls = (visit: Visit) =>
  visit.until(() => document.querySelector('.player')?.hasAttribute('data-controls'));
const hasNoBar = (visit: Visit) =>
  visit.until(() => document.querySelector('.player')?.hasAttribute('data-controls') === false);

describe(`The player on different screens ${BREADTH}`, () => {
  const rig = browserRig();

  it('shows the watermark in fullscreen, over the image and under the controls', async () => {
    const visit = await rig.visit(FILE, MEMBER);
    await ready(visit);
    await visit.page.locator('.player__start').click();
    await player(visit).getByRole('button', { name: '全屏', exact: true }).click();
    await visit.until(() => document.fullscreenElement?.querySelector('.watermark'));
    const mark = visit.page.locator(':fullscreen .watermark');
    expect(await mark.textContent()).to.equal(SEEDED.ordinary);
    expect(await mark.isVisible()).to.equal(true);
    const order = await visit.page.evaluate(() =>
      [...document.querySelectorAll('.player :is(video, .watermark, .player__controls)')].map((part) => part.className),
    );
    expect(order).to.deep.equal(['player__screen', 'watermark', 'player__controls']);
    visit.expectQuiet();
  });

  it('stays at the upper edge of an upright phone while the page scrolls, once it has played', async () => {
    const visit = await rig.visit(FILE, { ...VIP, touch: true, width: 390, height: 844 });
    await ready(visit);
    const topAt = (top: number) =>
      visit.page.evaluate((scrolled) => {
        scrollTo({ top: scrolled, behavior: 'instant' });
        return document.querySelector('.player')?.getBoundingClientRect().top;
      }, top);
    expect(await topAt(500)).to.be.lessThan(-300);
    expect(await topAt(0)).to.be.greaterThan(0);
    await visit.page.locator('.player__start').tap();
    await plays(visit);
    expect(await topAt(500)).to.equal(0);
    visit.expectQuiet();
  });

  it('works by touch on a phone in landscape: a tap shows the bar, a hold doubles the speed, all controls fit', async () => {
    const visit = await rig.visit(FILE, { ...VIP, touch: true, width: 740, height: 360 });
    const { page } = visit;
    await ready(visit);
    await page.locator('.player__start').tap();
    await plays(visit);
    const image = page.locator('.player__image');
    const { x, y, width, height } = (await image.boundingBox()) ?? expect.fail('There is no image');
    // Above the buttons in the middle of the image, which come with the bar.
    const above = { x: Math.round(width / 2), y: Math.round(height / 4) };
    // The bar hides by itself soon after it appears, so an observer records that it was visible.
    await hasNoBar(visit);
    await page.evaluate(() => {
      const bar = document.querySelector<HTMLElement>('.player');
      if (!bar) return;
      new MutationObserver(() => {
        if (bar.hasAttribute('data-controls')) bar.dataset.shown = '';
      }).observe(bar, { attributeFilter: ['data-controls'] });
    });
    await image.tap({ position: above });
    await visit.until(() => document.querySelector('.player[data-shown]'));
    await image.tap({ position: above });
    await hasNoBar(visit);
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).to.equal(false);

    const finger = await page.context().newCDPSession(page);
    const at = [{ x: x + above.x, y: y + above.y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await visit.until(() => document.querySelector('video')?.playbackRate === 2);
    await visit.reads('2 倍速播放中');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await visit.until(() => document.querySelector('video')?.playbackRate === 1);

    await page.evaluate(() => {
      document.querySelector('video')?.pause();
    });
    await hasControls(visit);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
    for (const control of await player(visit).getByRole('button').all()) {
      if (!(await control.isVisible())) continue;
      const box = (await control.boundingBox()) ?? expect.fail('A control has no bounding box');
      expect(box.x >= x && box.x + box.width <= x + width, 'the control is inside the image').to.equal(true);
      expect(box.y >= 0 && box.y + box.height <= y + height, 'the control is inside the image').to.equal(true);
      expect(Math.min(box.width, box.height)).to.be.at.least(44);
    }

    const tapsFarAhead = async () => {
      const bar = player(visit).getByRole('slider', { name: '播放进度' });
      const at = (await bar.boundingBox()) ?? expect.fail('There is no seek bar');
      await page.evaluate(() => {
        const video = document.querySelector('video');
        video?.addEventListener('seeking', () => (video.dataset.moved = ''), { once: true });
      });
      await page.touchscreen.tap(at.x + at.width * 0.8, at.y + at.height / 2);
      await visit.until(() => document.querySelector('video[data-moved]'));
      await visit.until(() => document.querySelector('video')?.seeking === false);
      return page.evaluate(() => document.querySelector('video')?.currentTime);
    };
    expect(await tapsFarAhead()).to.be.greaterThan(20);
    await visit.goTo(FORWARD_ONLY);
    await ready(visit);
    await page.locator('.player__start').tap();
    await page.locator('.player__bar').waitFor();
    await page.evaluate(() => {
      document.querySelector('video')?.pause();
    });
    expect(await tapsFarAhead(), 'position with ban_drag').to.be.lessThan(5);
    visit.expectQuiet();
  });
});

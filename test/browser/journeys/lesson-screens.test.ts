import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/member-seed.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

/** Seeded: free, one plain file of 36 s. The seeded site wants a watermark. */
const FILE = '/courses/video/2603';
const MEMBER = { signedInAs: SEEDED.ordinary };

const player = (visit: Visit) => visit.page.getByRole('region', { name: /^视频播放器/ });
const playButton = (visit: Visit) => player(visit).getByRole('button', { name: '播放', exact: true });
const ready = (visit: Visit) => visit.until(() => (document.querySelector('video')?.readyState ?? 0) > 2);
const plays = (visit: Visit) => visit.until(() => document.querySelector('video')?.paused === false);
const hasBar = (visit: Visit) => visit.until(() => document.querySelector('.player')?.hasAttribute('data-controls'));
const hasNoBar = (visit: Visit) =>
  visit.until(() => document.querySelector('.player')?.hasAttribute('data-controls') === false);

describe('the player on screens of every kind (pages §4)', () => {
  const rig = browserRig();

  it('takes the watermark along into fullscreen, over the picture and under the controls', async () => {
    const visit = await rig.visit(FILE, MEMBER);
    await ready(visit);
    await player(visit).getByRole('button', { name: '全屏', exact: true }).click();
    await visit.until(() => document.fullscreenElement?.querySelector('.watermark'));
    const mark = visit.page.locator(':fullscreen .watermark');
    expect(await mark.textContent()).to.equal(SEEDED.ordinary);
    expect(await mark.isVisible()).to.equal(true);
    const order = await visit.page.evaluate(() => {
      const [film, words, bar] = ['video', '.watermark', '.player__controls'].map((part) =>
        document.querySelector(part),
      );
      const follows = (one: Element | null | undefined, other: Element | null | undefined) =>
        one && other && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      return [follows(film, words), follows(words, bar)];
    });
    expect(order).to.deep.equal([true, true]);
    visit.expectQuiet();
  });

  it('is used with a finger on a phone on its side: a tap for the bar, a hold for speed, nothing out of reach', async () => {
    const visit = await rig.visit(FILE, { ...MEMBER, touch: true, width: 740, height: 360 });
    const { page } = visit;
    await ready(visit);
    await playButton(visit).tap();
    await plays(visit);
    const { x, y, width, height } = (await player(visit).boundingBox()) ?? expect.fail('There is no player');
    const [middle, third] = [x + width / 2, y + height / 3];
    await hasBar(visit);
    await page.touchscreen.tap(middle, third);
    await hasNoBar(visit);
    await page.touchscreen.tap(middle, third);
    await hasBar(visit);
    expect(await page.evaluate(() => document.querySelector('video')?.paused)).to.equal(false);

    const finger = await page.context().newCDPSession(page);
    const at = [{ x: Math.round(middle), y: Math.round(third) }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await visit.until(() => document.querySelector('video')?.playbackRate === 2);
    await visit.reads('2 倍速播放中');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await visit.until(() => document.querySelector('video')?.playbackRate === 1);

    await page.evaluate(() => {
      document.querySelector('video')?.pause();
    });
    await hasBar(visit);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).to.be.at.most(0);
    for (const control of await player(visit).getByRole('button').all()) {
      if (!(await control.isVisible())) continue;
      const box = (await control.boundingBox()) ?? expect.fail('A control without a place');
      expect(box.x >= x && box.x + box.width <= x + width, 'within the picture').to.equal(true);
      expect(box.y >= 0 && box.y + box.height <= y + height, 'within the picture').to.equal(true);
      expect(Math.min(box.width, box.height)).to.be.at.least(44);
    }
    visit.expectQuiet();
  });
});

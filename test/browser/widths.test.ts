import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import type { NavItem } from '../../src/domain/site/nav.js';
import { BREADTH, breadthUnless } from '../support/breadth.js';
import { expectLittleCovered } from '../support/browser/covered-share.js';
import { EVERY_OVERLAY } from '../support/browser/every-overlay.js';
import { EVERY_PAGE } from '../support/browser/every-page.js';
import { whileLettersAreLarge, whileRootIsLarge, whileSpaced, whileTouched } from '../support/browser/reading-aids.js';
import { browserRig } from '../support/browser/rig.js';
import { smallTargets } from '../support/browser/small-targets.js';
import { arrived } from '../support/browser/view.js';
import type { Visit } from '../support/browser/visit.js';

/** The narrowest width of each range: an upright phone, which is also 1280 px at 400 % zoom, to a large screen. */
const WIDTHS = [320, 576, 768, 992, 1440];
const NARROW_AND_WIDE = [360, 1440];
/** Spacing is also tried at the width of most phones. */
const SPACED_AT = [360, 390, 1440];
/** The widths of tablets. Those of phones are checked in the states of the catalogue (phone-faults.ts). */
const HELD_IN_HAND = [768, 1024];

const LONG_NAME = '知行合一终身学习与职业技能提升在线教育平台'.repeat(3).slice(0, 60);
const MANY_NAVS: readonly NavItem[] = Array.from({ length: 12 }, (_, id) => ({
  id,
  name: '高等数学精讲',
  url: '',
  opensNewWindow: false,
  children: [{ id: 90, name: LONG_NAME, url: '/courses', opensNewWindow: false }],
}));

/** The others are breadth. Each view is on its phones in the catalogue of states. */
const DAILY = ['/courses/detail/7', '/courses/video/7', 'the menu of a narrow screen'];

/** Names that are cut to one line. Screen readers get the whole name, and home displays the whole name of the site. */
const ONE_LINE = ['span.brand__name', 'span.member-menu__name'];

describe('The layout at every width', () => {
  const rig = browserRig();

  async function expectAllToBeRead(visit: Visit, shortened: readonly string[] = []): Promise<void> {
    const { page } = visit;
    const wrong: string[] = [];
    const look = async (how: string): Promise<void> => {
      const found = await cutOff(page);
      wrong.push(
        ...found.filter((line) => !shortened.some((start) => line.startsWith(start))).map((line) => `${how}: ${line}`),
      );
    };
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await look(`${width} px`);
    }
    for (const width of SPACED_AT) {
      await page.setViewportSize({ width, height: 900 });
      await whileSpaced(page, () => look(`${width} px, spaced`));
    }
    for (const width of NARROW_AND_WIDE) {
      await page.setViewportSize({ width, height: 900 });
      await whileLettersAreLarge(page, () => look(`${width} px, large letters`));
      await whileRootIsLarge(page, () => look(`${width} px, 200 %`));
      await whileTouched(page, () => whileRootIsLarge(page, () => look(`${width} px, touch, 200 %`)));
    }
    expect(wrong).to.deep.equal([]);
  }

  async function expectAllToBeHit({ page }: Visit): Promise<void> {
    for (const width of HELD_IN_HAND) {
      await page.setViewportSize({ width, height: 900 });
      expect(await whileTouched(page, () => smallTargets(page)), `${width} px`).to.deep.equal([]);
    }
  }

  it(`the check detects text that is too wide, that sticks out or that is hidden ${BREADTH}`, async () => {
    const visit = await rig.visit('/courses');
    await arrived(visit);
    await visit.page.evaluate(() => {
      const wide = document.createElement('p');
      wide.className = 'wide';
      wide.textContent = '太宽了'.repeat(200);
      wide.style.whiteSpace = 'nowrap';
      const low = document.createElement('p');
      low.className = 'low';
      low.textContent = '太矮了'.repeat(200);
      low.style.cssText = 'height: 20px; overflow: hidden';
      const field = document.createElement('input');
      field.placeholder = '放不下的提示';
      field.style.width = '60px';
      document.getElementById('main')?.append(wide, low, field);
    });
    const found = (await cutOff(visit.page)).join('\n');
    expect(found)
      .to.match(/^the page: /)
      .and.match(/^p\.wide: 太宽了/m)
      .and.match(/^p\.low: 太矮了/m)
      .and.include('放不下的提示');
  });

  it('is checked on views that exist', () => {
    expect([...EVERY_PAGE, ...EVERY_OVERLAY].map(({ what }) => what)).to.include.members(DAILY);
  });

  for (const view of [...EVERY_PAGE, ...EVERY_OVERLAY]) {
    const { what, open, noise } = view;
    it(`shows ${what} whole from 320 to 1440 px, with wide and large letters and touch targets (WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.8)${breadthUnless(DAILY.includes(what))}`, async () => {
      const visit = await open(rig);
      await expectAllToBeRead(visit);
      await expectAllToBeHit(visit);
      if (EVERY_PAGE.includes(view)) await expectLittleCovered(visit.page);
      visit.expectQuiet(...noise);
    });
  }

  it(`fits long names, twelve navigation entries and a keyword of 200 letters, of which it shows 100 ${BREADTH}`, async () => {
    rig.controls.setUp({ siteName: LONG_NAME, logo: '' });
    rig.controls.changeAccount(SEEDED.ordinary, { name: 'Bartholomew Featherstone' });
    rig.controls.publish({ navs: MANY_NAVS });
    const keyword = 'a'.repeat(200);
    const visit = await rig.visit(`/search?keywords=${keyword}`, { signedInAs: SEEDED.ordinary, lessMotion: true });
    await visit.reads(`“${keyword.slice(0, 100)}”的搜索结果`);
    await expectAllToBeRead(visit, ONE_LINE);
    await visit.goTo('/');
    await visit.sees(`欢迎来到${LONG_NAME}`);
    await expectAllToBeRead(visit, ONE_LINE);
    await visit.page.setViewportSize({ width: 360, height: 900 });
    await visit.button('打开菜单').click();
    await visit.page.locator('.offcanvas.show:not(.showing)').waitFor();
    await expectAllToBeRead(visit, ONE_LINE);
    visit.expectQuiet();
  });

  for (const width of [992, 1440]) {
    it(`opens every submenu where there is room for it, at ${width} px ${BREADTH}`, async () => {
      rig.controls.publish({ navs: MANY_NAVS });
      const visit = await rig.visit('/', { width, lessMotion: true });
      await arrived(visit);
      const items = await visit.page.locator('.nav-item__link').all();
      expect(items.length).to.equal(MANY_NAVS.length);
      for (const item of items) {
        await item.click();
        await visit.page.locator('.dropdown-list:not([hidden])').waitFor();
        expect(await cutOff(visit.page)).to.deep.equal([]);
        await visit.page.keyboard.press('Escape');
      }
      visit.expectQuiet();
    });
  }

  it(`shortens no name of ordinary length ${BREADTH}`, async () => {
    const visit = await rig.visit('/', { signedInAs: SEEDED.vip, width: 1440 });
    await visit.page.getByRole('button', { name: '欧阳清扬' }).waitFor();
    await expectAllToBeRead(visit);
    visit.expectQuiet();
  });
});

/**
 * Text that a reader cannot see by scrolling down, one line each: a page wider than the screen, text outside its box or
 * hidden by one, text that does not fit its field. Runs in the page without named functions, see `Leftovers`.
 */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.add(`the page: ${scrollWidth} px`);

    const canvas = document.createElement('canvas').getContext('2d');
    if (canvas === null) throw new Error('This browser has no 2D canvas');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!field.checkVisibility()) continue;
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
      Object.assign(canvas, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing });
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const needed = canvas.measureText(field.placeholder).width;
      if (needed > room) found.add(`field: ${field.placeholder} ${needed} > ${room}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const content = text.textContent?.trim() ?? '';
      const isVisible =
        text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
      // Text for screen readers alone is clipped on purpose, some of it on narrow screens only.
      if (content === '' || !isVisible || text.parentElement?.closest('.visually-hidden, .skip-link, .katex') !== null)
        continue;
      if (getComputedStyle(text.parentElement).clipPath === 'inset(50%)') continue;
      // Text that is cut to a line or two is complete in its title (docs/spec/every-page.md#cards).
      if (text.parentElement.closest<HTMLElement>('[title]')?.title.includes(content) ?? false) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // Glyphs may be a little higher than their line, and a full-width bracket at the end of a line is half empty.
      const slack = (bottom - top) / range.getClientRects().length / 4;
      for (
        let box: HTMLElement | null = text.parentElement;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const { display, position, overflowX, overflowY } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        // Text that can be scrolled into view within its box is not lost.
        const wide = overflowX !== 'auto' && (left < edge.left - slack || right > edge.right + slack);
        const high = overflowY !== 'auto' && (top < edge.top - slack || bottom > edge.bottom + slack);
        if (wide || high) found.add(`${box.tagName.toLowerCase()}.${box.className}: ${content.slice(0, 20)}`);
        if (wide || high || overflowX === 'auto') break;
        if (position === 'absolute' || position === 'fixed') {
          if (edge.left < -1 || edge.right > window.innerWidth + 1)
            found.add(`off the screen: ${content.slice(0, 20)}`);
          break;
        }
      }
    }
    return [...found];
  });
}

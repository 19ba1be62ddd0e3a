import type { Page } from 'playwright-core';

import { whileTouched } from './reading-aids.js';
import { smallTargets } from './small-targets.js';

/** What a visitor with this phone cannot reach, read or scroll, one line each. */
export function phoneFaults(page: Page): Promise<readonly string[]> {
  return whileTouched(page, async () => [
    ...(await controlsOutside(page)),
    ...(await cutGlyphs(page)),
    ...(await nestedScrollAreas(page)),
    ...(await highBars(page)),
    ...(await coveredClosings(page)),
    ...(await awkwardFields(page)),
    ...(await smallTargets(page)).map((target) => `small target: ${target}`),
  ]);
}

/**
 * Controls that the edge of the window, or of a box that does not scroll sideways, hides in part. Runs in the page without
 * named functions, as all of these.
 */
function controlsOutside(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
      // Also what is invisible for a while, as the controls of a video are.
      const isShown = control.checkVisibility();
      const { left, right } = control.getBoundingClientRect();
      if (!isShown || left === right || control.closest('.skip-link, .visually-hidden, [inert]') !== null) continue;
      let [from, to] = [0, window.innerWidth];
      for (let box = control.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'visible') continue;
        // The visitor scrolls the row to it.
        if (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth) [from, to] = [-Infinity, Infinity];
        if (to === Infinity) break;
        const edge = box.getBoundingClientRect();
        [from, to] = [Math.max(from, edge.left), Math.min(to, edge.right)];
      }
      if (left < from - 1 || right > to + 1)
        found.push(`outside: ${control.className} ${control.getAttribute('aria-label') ?? control.textContent.trim()}`);
    }
    return found;
  });
}

/** Boxes whose edge runs through a letter, although nothing shows that there is more: no fade and no ellipsis. */
function cutGlyphs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const range = document.createRange();
    for (const box of document.querySelectorAll<HTMLElement>('body *:not(input, textarea, select, .visually-hidden)')) {
      const { overflowX, overflowY, textOverflow, maskImage } = getComputedStyle(box);
      const cutsWide = overflowX !== 'visible' && textOverflow === 'clip' && box.scrollWidth > box.clientWidth + 1;
      const cutsLow = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
      if ((!cutsWide && !cutsLow) || maskImage !== 'none' || !box.checkVisibility()) continue;
      const edge = box.getBoundingClientRect();
      const from = edge.left + box.clientLeft;
      const to = from + box.clientWidth;
      const end = edge.top + box.clientTop + box.clientHeight;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const parent = text.parentElement;
        const isSeen = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
        if (!isSeen || parent?.closest('.visually-hidden, [inert], .katex-mathml') !== null) continue;
        range.selectNodeContents(text);
        const whole = range.getBoundingClientRect();
        if (whole.left >= from && whole.right <= to && whole.bottom <= end) continue;
        const { length } = text.nodeValue ?? '';
        for (let at = 0; at < length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const glyph = range.getBoundingClientRect();
          if (glyph.bottom <= edge.top || glyph.top >= edge.bottom || (text.nodeValue ?? '')[at]?.trim() === '')
            continue;
          const isWide = cutsWide && [from, to].some((side) => glyph.left < side - 2 && glyph.right > side + 2);
          // A glyph is lower than its line.
          const slack = glyph.height / 4;
          const isLow =
            cutsLow && glyph.left < to && glyph.right > from && glyph.top + slack < end && glyph.bottom - slack > end;
          if (isWide || isLow) found.add(`cut in a letter: ${box.className} ${(text.nodeValue ?? '').slice(0, 20)}`);
          if (isWide || isLow) break;
        }
      }
    }
    return [...found];
  });
}

/** Boxes that scroll down inside a page or a box that scrolls down too: a finger scrolls the wrong one. */
function nestedScrollAreas(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document;
    const pageScrolls =
      root.scrollHeight > window.innerHeight + 1 &&
      [root, body].every((each) => !/hidden|clip/.test(getComputedStyle(each).overflowY));
    const areas = [...document.querySelectorAll<HTMLElement>('body *:not(textarea)')].filter(
      (box) =>
        /auto|scroll/.test(getComputedStyle(box).overflowY) &&
        box.scrollHeight > box.clientHeight + 1 &&
        box.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    return areas
      .filter((box) => pageScrolls || areas.some((other) => other !== box && other.contains(box)))
      .map((box) => `scrolls inside what scrolls: ${box.className}`);
  });
}

/** Bars at the lower edge that are higher than the space that the end of the page keeps for them. */
function highBars(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const space = [...document.querySelectorAll('html, .frame')].reduce(
      (sum, each) => sum + parseFloat(getComputedStyle(each).paddingBottom),
      0,
    );
    return [...document.querySelectorAll<HTMLElement>('.frame *')].flatMap((bar) => {
      const { left, right, bottom, height } = bar.getBoundingClientRect();
      const isBar = left <= 0 && right >= window.innerWidth && Math.abs(bottom - window.innerHeight) < 1;
      return isBar && getComputedStyle(bar).position === 'fixed' && height > space + 1
        ? [`a bar of ${height} px covers the end of the page, which has ${space} px for it: ${bar.className}`]
        : [];
    });
  });
}

/** Buttons at the top of a dialog, which close it, under a message. */
function coveredClosings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.dialog__top button')].flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return top < 0 || button.contains(above) ? [] : [`covered: ${button.ariaLabel} by ${above?.textContent}`];
    }),
  );
}

/** Fields that the browser would zoom to, because their letters are small, and fields without a fitting keyboard. */
function awkwardFields(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].flatMap((field) => {
      if (/checkbox|radio|range|file/.test(field.type) || !field.checkVisibility()) return [];
      const isSmall = parseFloat(getComputedStyle(field).fontSize) < 16;
      const hasKeyboard = field.localName === 'select' || (field.autocomplete !== '' && field.enterKeyHint !== '');
      return isSmall || !hasKeyboard ? [`field with small letters or without keyboard: ${field.outerHTML}`] : [];
    }),
  );
}

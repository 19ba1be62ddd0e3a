import type { Page } from 'playwright-core';

/**
 * Text that a reader cannot see by scrolling down, one line each: a page wider than the screen, text outside its box or
 * hidden by one, text that does not fit its field. Runs in the page without named functions, see `Leftovers`.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
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

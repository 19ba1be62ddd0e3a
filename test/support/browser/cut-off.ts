import type { Page } from 'playwright-core';

/**
 * What cannot be read by scrolling down alone, one line each: a page wider than its screen, words that stick out of
 * their box or that a box hides, words that do not fit into a field. Runs in the page without a name of its own,
 * see `Leftovers`.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > window.innerWidth) found.add(`the page: ${scrollWidth} px`);

    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('This browser cannot draw');
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!field.checkVisibility()) continue;
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(field);
      Object.assign(pen, { font, letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing });
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const needed = pen.measureText(field.placeholder).width;
      if (needed > room) found.add(`field: ${field.placeholder} ${needed} > ${room}`);
    }

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const { currentNode: text } = words;
      const said = text.textContent?.trim() ?? '';
      const seen = text.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false;
      // Words for the ear alone are cut on purpose.
      if (said === '' || !seen || text.parentElement?.closest('.visually-hidden, .skip-link, .katex') !== null)
        continue;
      // What is cut to a line or two tells the whole of it in its title (docs/spec/every-page.md#cards).
      if (text.parentElement.closest<HTMLElement>('[title]')?.title.includes(said) ?? false) continue;
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      // Glyphs of a font may be a little higher than its lines, and a bracket at the end of one is half empty.
      const slack = (bottom - top) / range.getClientRects().length / 4;
      for (
        let box: HTMLElement | null = text.parentElement;
        box !== null && box !== document.body;
        box = box.parentElement
      ) {
        const { display, position, overflowX, overflowY } = getComputedStyle(box);
        if (display === 'inline' || display === 'contents') continue;
        const edge = box.getBoundingClientRect();
        // What can be scrolled to within the box is not lost.
        const wide = overflowX !== 'auto' && (left < edge.left - slack || right > edge.right + slack);
        const high = overflowY !== 'auto' && (top < edge.top - slack || bottom > edge.bottom + slack);
        if (wide || high) found.add(`${box.tagName.toLowerCase()}.${box.className}: ${said.slice(0, 20)}`);
        if (wide || high || overflowX === 'auto') break;
        if (position === 'absolute' || position === 'fixed') {
          if (edge.left < -1 || edge.right > window.innerWidth + 1) found.add(`off the screen: ${said.slice(0, 20)}`);
          break;
        }
      }
    }
    return [...found];
  });
}

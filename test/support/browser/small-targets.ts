import type { Page } from 'playwright-core';

/** In CSS pixels: the smallest target for a finger (docs/spec/appearance.md#touch; WCAG 2.5.5). */
const TARGET_PX = 44;

/**
 * Every visible control that is smaller than a finger, one line each. A link within a sentence may be as high as its
 * line (WCAG 2.5.8); a checkbox counts with its label.
 */
export function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input, summary, select, textarea')) {
      if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      // Hidden until it has the focus, which a touch does not give.
      if (target.closest('.skip-link') !== null) continue;
      const neighbours = [...(target.parentElement?.childNodes ?? [])];
      const inSentence =
        getComputedStyle(target).display === 'inline' &&
        neighbours.some((node) => node.textContent?.trim() && !(node instanceof Element && node.matches('a, button')));
      if (inSentence) continue;
      const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
      const boxes = [target, ...labels].map((element) => element.getBoundingClientRect());
      const width = Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
      const height = Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
      if (width < least || height < least) {
        const name = target.getAttribute('aria-label') ?? target.textContent.trim();
        found.push(
          `${target.tagName.toLowerCase()}.${target.className} ${name}: ${width.toFixed(1)} × ${height.toFixed(1)}`,
        );
      }
    }
    return found;
  }, TARGET_PX - 0.01);
}

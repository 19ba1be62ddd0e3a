import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** A window of 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
export const LOW_WINDOW = { width: 320, height: 256 };
const MOST = 0.25;

/** Checks that at most a quarter of a low window is covered by what stays in view. */
export async function expectLittleCovered(page: Page): Promise<void> {
  await page.setViewportSize(LOW_WINDOW);
  const { share, parts } = await coveredShare(page);
  expect(share, `covered in a low window: ${parts.join(', ')}`).to.be.at.most(MOST);
}

/** How much of the window's height parts cover that stay in view, and their classes. */
interface Cover {
  readonly share: number;
  readonly parts: readonly string[];
}

/**
 * The largest share of the window's height that fixed and sticky parts cover, at six scroll positions of the page. Parts
 * that the pointer passes through count with their contents only. Runs in the page without named functions.
 */
export function coveredShare(page: Page): Promise<Cover> {
  return page.evaluate(async () => {
    const { documentElement } = document;
    let worst: { share: number; parts: string[] } = { share: 0, parts: [] };
    for (const position of [0, 0.1, 0.25, 0.5, 0.75, 1]) {
      const top = position * (documentElement.scrollHeight - window.innerHeight);
      window.scrollTo({ top, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      const staying = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) =>
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      const boxes = staying
        .flatMap((element) => {
          const edge = element.getBoundingClientRect();
          const isClipped = getComputedStyle(element).overflowY !== 'visible';
          return [element, ...element.querySelectorAll<HTMLElement>('*')]
            .filter((part) => getComputedStyle(part).pointerEvents !== 'none')
            .map((part) => part.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .map(({ top: from, bottom: to }) => ({
              from: Math.max(0, from, isClipped ? edge.top : 0),
              to: Math.min(window.innerHeight, to, isClipped ? edge.bottom : Infinity),
            }));
        })
        .toSorted((one, other) => one.from - other.from);
      let covered = 0;
      let reached = 0;
      for (const { from, to } of boxes) {
        covered += Math.max(0, to - Math.max(reached, from));
        reached = Math.max(reached, to);
      }
      const share = covered / window.innerHeight;
      if (share > worst.share) worst = { share, parts: staying.map(({ className }) => className) };
    }
    return worst;
  });
}

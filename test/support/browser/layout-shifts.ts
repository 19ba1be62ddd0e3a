import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every shift so far, and what moved: kept by `watchShifts`. */
    shifts: string[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Notes every layout shift from the first paint on. To be called before the page goes anywhere. */
export function watchShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter((each): each is Shift => 'sources' in each)) {
        const moved = entry.sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
        window.shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Takes away the limit after which a text is shown undressed (`rich-text.scss`): on a busy machine it passes before the code
 * of formulas has come, and the text then moves, as it may. To be called before the page goes anywhere.
 */
export function keepUndressedTextsHidden(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // No element: a content security policy has nothing to say about it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rich-text--dressing { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Every shift up to now. Shifts are told of some frames after the one in which they happen. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images];
    // One below the screen would, in some browsers, never be decoded; and all of them should have had their chance to push.
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return window.shifts;
  });
}

import type { Page } from 'playwright-core';
import { from, lastValueFrom, mergeMap, reduce } from 'rxjs';

declare global {
  interface Window {
    /** Every shift so far with the elements that moved; recorded by `recordShifts`. */
    shifts: string[];
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  /** A press in the half second before: such a shift does not count. */
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Records every layout shift from the first paint on, those of a press only if they are wanted. Call it before the page
 * navigates.
 */
export function recordShifts(page: Page, ofPresses = true): Promise<unknown> {
  return page.addInitScript((areAllWanted) => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter((each): each is Shift => 'sources' in each)) {
        if (entry.hadRecentInput && !areAllWanted) continue;
        // Most parts of a formula have no class of their own.
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? (node.closest('.katex') ?? node).className : node?.nodeName,
        );
        window.shifts.push(`${entry.value.toFixed(4)} ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, ofPresses);
}

/**
 * Removes the time limit after which a text is shown before its formulas are ready (`rich-text.scss`): a busy machine
 * exceeds it, and the text may then move. Call it before the page navigates.
 */
export function hideUnstyledTexts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    // The content security policy does not apply to a constructed stylesheet, as it does to an element.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.rich-text--preparing { animation-play-state: paused !important; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Every shift until now. The browser reports a shift a few frames after it happens. */
export function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    // Every image must have had its chance to move the page, and some browsers never decode an image below the screen.
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    return window.shifts;
  });
}

/** The shifts of several visits, four at a time, because they mostly wait. */
export function shiftsDuring<T>(
  visits: readonly T[],
  shiftsOn: (visit: T) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  return lastValueFrom(
    from(visits).pipe(
      mergeMap(shiftsOn, 4),
      reduce((all, some) => [...all, ...some]),
    ),
  );
}

/** Leaves out the small shifts by the fonts of formulas, which arrive after the text of a snapshot. */
export function exceptLateFonts(shifts: readonly string[]): readonly string[] {
  return shifts.filter((shift) => !/^0\.00\d\d .*katex/.test(shift));
}

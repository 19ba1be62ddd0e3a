import { LOADING_TEXT } from '../domain/site/strings.js';

/** Parts of every page that has a snapshot. The footer is drawn last, after the effects of the rest have run. */
const PARTS_OF_PAGE = ['.header', 'h1', '.footer'];
/** Selectors of what is still loading: skeletons, lists that are being refreshed, texts whose formulas are not rendered. */
const WAITING = ['[role="status"]', '[aria-busy="true"]', '.rich-text--preparing'].map((part) => `main ${part}`).join();

/**
 * True when the page is complete down to `height`: all `parts` exist, and no placeholder is visible. Content further
 * down may load when the visitor scrolls near it. jsdom has no layout, so there the whole page counts as visible.
 */
export function isPageReady(page: ParentNode, height: number, parts: readonly string[] = PARTS_OF_PAGE): boolean {
  return (
    parts.every((part) => page.querySelector(part) !== null) &&
    ![...page.querySelectorAll(WAITING)].some(
      // A live region for messages has the same role as a skeleton, but not its text.
      (part) =>
        (part.getAttribute('role') !== 'status' || part.textContent.startsWith(LOADING_TEXT)) &&
        (part.parentElement ?? part).getBoundingClientRect().top < height,
    )
  );
}

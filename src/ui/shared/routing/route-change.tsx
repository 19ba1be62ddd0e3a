import { focusMain } from '../layouts/main-area.js';
import { useNewPath } from './use-new-path.js';
import { useRestoredPage } from './use-restored-page.js';
import { useScroll } from './use-scroll.js';

/** Moves the focus to a new page, because the focused element may have been removed. Scrolling is decided elsewhere. */
function useRouteFocus(): void {
  useNewPath(() => {
    focusMain({ preventScroll: true });
  });
}

/**
 * Scroll position and focus after navigation. Renders nothing. It is mounted after the routes, so that their effects
 * run first.
 */
export function ScrollAndFocus() {
  useScroll();
  useRestoredPage();
  useRouteFocus();
  return undefined;
}

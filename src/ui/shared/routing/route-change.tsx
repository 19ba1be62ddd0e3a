import { useEffect, useEffectEvent, useRef } from 'react';

import { usePageLocation } from '../hooks/services.js';
import { focusMain } from '../layouts/main-area.js';
import { useRestoredPage } from './use-restored-page.js';
import { useScroll } from './use-scroll.js';

/** Calls `arrived` when the path changes: not on page load, and not when only query or hash change. */
function useNewPath(arrived: () => void): void {
  const { path } = usePageLocation();
  const seen = useRef(path);
  const announce = useEffectEvent(arrived);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    announce();
  }, [path]);
}

/** Moves the focus to a new page, because the focused element may have been removed. Scrolling is decided elsewhere. */
function useRouteFocus(): void {
  useNewPath(() => {
    focusMain({ preventScroll: true });
  });
}

/**
 * Announces the title of a new page to screen readers, as a browser does when it loads a document. The region is always
 * mounted and written to directly: a region that appears with its text, or is rendered again, may not be announced.
 */
export function RouteAnnouncer() {
  const region = useRef<HTMLParagraphElement>(null);
  useNewPath(() => {
    if (region.current !== null) region.current.textContent = document.title;
  });
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
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

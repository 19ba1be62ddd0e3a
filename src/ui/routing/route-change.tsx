import { useEffect, useEffectEvent, useRef } from 'react';

import { usePlace } from '../hooks/services.js';
import { focusMain } from '../layouts/main-area.js';
import { useScroll } from './use-scroll.js';

/** Calls `arrived` whenever another path is on view: not for the page load, not when only query or hash change. */
function useNewPath(arrived: () => void): void {
  const { path } = usePlace();
  const seen = useRef(path);
  const tell = useEffectEvent(arrived);
  useEffect(() => {
    if (seen.current === path) return;
    seen.current = path;
    tell();
  }, [path]);
}

/** A new page takes the keyboard with it: what had the focus may be gone. Where to scroll to is decided elsewhere. */
function useRouteFocus(): void {
  useNewPath(() => {
    focusMain({ preventScroll: true });
  });
}

/**
 * Says the title of a new page to screen readers, as a browser does when it loads a document. The region is there
 * from the start and written to directly: one that arrives with its text, or is drawn anew, may not be read.
 */
export function RouteAnnouncer() {
  const region = useRef<HTMLParagraphElement>(null);
  useNewPath(() => {
    if (region.current !== null) region.current.textContent = document.title;
  });
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}

/** Where eye and keyboard are after a change of page. Draws nothing; stands after the routes, whose effects come first. */
export function ScrollAndFocus() {
  useScroll();
  useRouteFocus();
  return undefined;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { fromEvent, map, merge, pairwise } from 'rxjs';

import { SCROLL_POSITIONS } from '../../../application/site/scroll-positions.js';
import { isPageLoad, PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { listening, subscribed, VISITOR_SCROLL_EVENTS } from '../hooks/effects.js';
import { usePageLocation, useService } from '../hooks/services.js';

/**
 * Scrolls to `top`. When the page is not that tall yet, tries again whenever it grows, until `top` is reached or the
 * visitor acts. Returns a function that cancels it.
 */
export function scrollToWhenTall(top: number): () => void {
  const scroll = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    // Positions are fractional on zoomed screens.
    if (window.scrollY >= top - 1) giveUp();
  };
  const resizeObserver = new ResizeObserver(scroll);
  const removeListeners = listening(window, VISITOR_SCROLL_EVENTS, giveUp);
  function giveUp(): void {
    resizeObserver.disconnect();
    removeListeners();
  }

  resizeObserver.observe(document.body);
  scroll();
  return giveUp;
}

/**
 * Scrolls to the top on a new path, and restores the position on Back and Forward, on a return from another site and
 * after a reload (docs/spec/start-and-routes.md#scrolling).
 */
export function useScroll(): void {
  const navigator = useService(PAGE_NAVIGATOR);
  const positions = useService(SCROLL_POSITIONS);
  const location = usePageLocation();
  const seenPath = useRef(location.path);

  useEffect(() => {
    // The navigator emits before React renders: the scroll position is still that of the page being left.
    const locationLeft$ = navigator.location$.pipe(
      pairwise(),
      map(([left]) => left),
    );
    const pageLeft$ = fromEvent(window, 'pagehide').pipe(map(() => navigator.location$.value));
    return subscribed(merge(locationLeft$, pageLeft$), ({ key }) => {
      positions.save(key, window.scrollY);
    });
  }, [navigator, positions]);

  useLayoutEffect(() => {
    const newPath = seenPath.current !== location.path;
    seenPath.current = location.path;
    // After a page load without a stored position the browser scrolls itself: to the top, or to the hash.
    const { arrival, key } = location;
    const known = arrival === 'pop' || isPageLoad(arrival) ? positions.of(key) : undefined;
    if (known !== undefined) return scrollToWhenTall(known);
    if (newPath || arrival === 'pop') window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [location, positions]);
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { fromEvent, map, merge, pairwise } from 'rxjs';

import { SCROLL_POSITIONS } from '../../application/site/scroll-positions.js';
import { NAVIGATOR } from '../../domain/ports/browser/navigator.js';
import { listening, subscribed } from '../hooks/effects.js';
import { usePlace, useService } from '../hooks/services.js';

/** What a visitor does who wants to be somewhere else. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, and should the page not be that tall yet, again whenever it grows: until it is there, or the
 * visitor moves themselves. Returns the way to give up.
 */
export function keepTryingToScrollTo(top: number): () => void {
  const scroll = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    // Positions are fractional on zoomed screens.
    if (window.scrollY >= top - 1) giveUp();
  };
  const growth = new ResizeObserver(scroll);
  const unlisten = listening(window, OWN_MOVES, giveUp);
  function giveUp(): void {
    growth.disconnect();
    unlisten();
  }

  growth.observe(document.body);
  scroll();
  return giveUp;
}

/**
 * Goes to the top on a new path, and back to where the visitor was on Back and Forward, from another site too, and
 * after a reload (docs/spec/start-and-routes.md#scrolling).
 */
export function useScroll(): void {
  const navigator = useService(NAVIGATOR);
  const positions = useService(SCROLL_POSITIONS);
  const place = usePlace();
  const seenPath = useRef(place.path);

  useEffect(() => {
    // The navigator speaks before anything is drawn anew: the page being left still stands where it was.
    const placeLeft$ = navigator.place$.pipe(
      pairwise(),
      map(([left]) => left),
    );
    const pageLeft$ = fromEvent(window, 'pagehide').pipe(map(() => navigator.place$.value));
    return subscribed(merge(placeLeft$, pageLeft$), ({ key }) => {
      positions.keep(key, window.scrollY);
    });
  }, [navigator, positions]);

  useLayoutEffect(() => {
    const newPath = seenPath.current !== place.path;
    seenPath.current = place.path;
    // What a load has no position for is the browser's to place: the top, or where the hash points.
    const known = place.arrival === 'pop' || place.arrival === 'load' ? positions.of(place.key) : undefined;
    if (known !== undefined) return keepTryingToScrollTo(known);
    if (newPath || place.arrival === 'pop') window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [place, positions]);
}

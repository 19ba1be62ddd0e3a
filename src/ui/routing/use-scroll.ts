import { useEffect, useLayoutEffect, useRef } from 'react';
import { fromEvent, map, merge, pairwise } from 'rxjs';

import { NAVIGATOR } from '../../domain/ports/browser/navigator.port.js';
import { SCROLL_POSITIONS } from '../../application/site/scroll-positions.js';
import { useService } from '../hooks/services.js';
import { usePlace } from '../hooks/use-place.js';
import { keepTryingToScrollTo } from './keep-trying-to-scroll-to.js';

/**
 * Goes to the top on a new path, and back to where the visitor was on Back and Forward, from another site too, and
 * after a reload (clarifications §5).
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
    const leaving = merge(placeLeft$, pageLeft$).subscribe(({ key }) => {
      positions.keep(key, window.scrollY);
    });
    return () => {
      leaving.unsubscribe();
    };
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

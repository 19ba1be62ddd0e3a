import { useEffect, useLayoutEffect, useRef } from 'react';
import { pairwise } from 'rxjs';

import { NAVIGATOR } from '../../application/tokens.js';
import { useService } from '../hooks/services.js';
import { usePlace } from '../hooks/use-place.js';
import { keepTryingToScrollTo } from './keep-trying-to-scroll-to.js';

/**
 * Goes to the top on a new path, and back to where the visitor was on Back and Forward (clarifications §5). The
 * places are remembered by history entry, for as long as the document lives.
 */
export function useScroll(): void {
  const navigator = useService(NAVIGATOR);
  const place = usePlace();
  const positions = useRef(new Map<string, number>());
  const seenPath = useRef(place.path);

  useEffect(() => {
    // The navigator speaks before anything is drawn anew: the page being left still stands where it was.
    const leaving = navigator.place$.pipe(pairwise()).subscribe(([left]) => {
      positions.current.set(left.key, window.scrollY);
    });
    return () => {
      leaving.unsubscribe();
    };
  }, [navigator]);

  useLayoutEffect(() => {
    const newPath = seenPath.current !== place.path;
    seenPath.current = place.path;
    if (place.arrival === 'pop') return keepTryingToScrollTo(positions.current.get(place.key) ?? 0);
    if (newPath) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [place]);
}

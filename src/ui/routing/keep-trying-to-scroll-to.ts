import { fromEvent, merge, Observable, Subscription, takeUntil } from 'rxjs';

/** What a visitor does who wants to be somewhere else. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top`, and should the page not be that tall yet, again whenever it grows: until it is there, or the
 * visitor moves themselves. Returns the way to give up.
 */
export function keepTryingToScrollTo(top: number): () => void {
  const trying = new Subscription();
  const giveUp = (): void => {
    trying.unsubscribe();
  };
  const scroll = (): void => {
    window.scrollTo({ top, behavior: 'instant' });
    // Positions are fractional on zoomed screens.
    if (window.scrollY >= top - 1) giveUp();
  };

  scroll();
  const ownMoves$ = merge(...OWN_MOVES.map((move) => fromEvent(window, move, { passive: true })));
  if (!trying.closed) trying.add(growth().pipe(takeUntil(ownMoves$)).subscribe(scroll));
  return giveUp;
}

/** The page has another height. Speaks once at the start, too. */
function growth(): Observable<void> {
  return new Observable((told) => {
    const observer = new ResizeObserver(() => {
      told.next();
    });
    observer.observe(document.body);
    return () => {
      observer.disconnect();
    };
  });
}

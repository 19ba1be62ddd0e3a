import type { Observable } from 'rxjs';

/** For an effect: subscribes to a stream, and returns the clean-up. */
export function subscribed<T>(stream$: Observable<T>, listener?: (value: T) => void): () => void {
  const subscription = stream$.subscribe(listener);
  return () => {
    subscription.unsubscribe();
  };
}

/** For an effect: listens to events, which it cannot prevent, and returns the clean-up. */
export function listening(
  target: EventTarget,
  names: readonly string[],
  listener: (event: Event) => void,
  capture = false,
): () => void {
  for (const name of names) target.addEventListener(name, listener, { passive: true, capture });
  return () => {
    for (const name of names) target.removeEventListener(name, listener, capture);
  };
}

/** Events by which the visitor scrolls or acts themselves. */
// oxlint-disable-next-line course-site/one-place -- no key is handled; a visitor who composes text acts too
export const VISITOR_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

import { useEffect } from 'react';

import { focusMain } from '../layouts/main-area.js';
import { listening } from './effects.js';

/** A press counts as focus: Safari does not focus a button that is clicked. */
const FOLLOWED = ['focusin', 'pointerdown'] as const;

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/**
 * Preserves the keyboard focus when the focused element leaves the document (docs/decisions/0021). Moves it, without a
 * scroll, to the first that exists: the element that `data-focus-next` (a selector) names, the nearest remaining
 * ancestor that takes focus, the element focused before, `main`.
 */
export function FocusKeeper() {
  useEffect(() => {
    let places: readonly HTMLElement[] = [];
    const follow = (event: Event): void => {
      places = [...event.composedPath(), event instanceof FocusEvent && event.relatedTarget].filter(
        (place) => place instanceof HTMLElement,
      );
    };
    const move = (): void => {
      if (places[0]?.isConnected !== false || !isFocusLost()) return;
      const named = places.map(
        ({ dataset: { focusNext } }) => focusNext && document.querySelector<HTMLElement>(focusNext),
      );
      for (const place of [...named, ...places]) {
        if (place) place.focus({ preventScroll: true });
        if (!isFocusLost()) return;
      }
      focusMain({ preventScroll: true });
    };
    const changes = new MutationObserver(move);
    changes.observe(document.body, { childList: true, subtree: true });
    const unfollow = listening(document, FOLLOWED, follow);
    return () => {
      changes.disconnect();
      unfollow();
    };
  }, []);
  return undefined;
}

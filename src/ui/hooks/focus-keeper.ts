import { useEffect } from 'react';

import { focusMain } from '../layouts/main-area.js';
import { listening } from './effects.js';

/** A press counts as focus: Safari does not focus a button that is clicked. */
const FOLLOWED = ['focusin', 'pointerdown'] as const;

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/**
 * Preserves the keyboard focus when the element that has it leaves the document (docs/decisions/0021). The focus moves,
 * without a scroll, to what `data-focus-next` (a selector) names on that element or on one around it; otherwise to the
 * nearest remaining element around it that takes focus, such as a row with `tabIndex={-1}`; otherwise back to where it
 * came from; otherwise to `main`.
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

import { useEffect } from 'react';

import { focusMain } from '../layouts/main-area.js';
import { listening } from './effects.js';

/** A press counts as focus: Safari does not focus a button that is clicked. */
const FOCUS_EVENTS = ['focusin', 'pointerdown'] as const;

function isFocusLost(): boolean {
  return document.activeElement === document.body;
}

/**
 * Preserves the keyboard focus when the focused element leaves the document
 * (docs/decisions/0021-focus-in-one-place.md). Moves it, without a scroll, to the first of these that exists:
 *
 * 1. the element that `data-focus-next` (a selector) names
 * 2. the nearest remaining ancestor that takes focus; with `data-focus-stay` any ancestor
 * 3. the element focused before, then `main`
 *
 * The next element with `data-focus-stay` inside such an ancestor gets the focus back: a '重试' that fails again.
 */
export function FocusKeeper() {
  useEffect(() => {
    let elements: readonly HTMLElement[] = [];
    /** The ancestor that has the focus in place of an element that stays. */
    let around: HTMLElement | undefined;
    const follow = (event: Event): void => {
      if (event.target !== around) around = undefined;
      elements = [...event.composedPath(), event instanceof FocusEvent && event.relatedTarget].filter(
        (element) => element instanceof HTMLElement,
      );
    };
    const move = (): void => {
      const [gone] = elements;
      if (gone?.isConnected === false && isFocusLost()) replace(gone);
      if (around && around === document.activeElement)
        around.querySelector<HTMLElement>('[data-focus-stay]')?.focus({ preventScroll: true });
    };
    const replace = (gone: HTMLElement): void => {
      const named = elements.map(
        ({ dataset: { focusNext } }) => focusNext && document.querySelector<HTMLElement>(focusNext),
      );
      if (gone === around || gone.closest('[data-focus-stay]')) {
        const near = elements.filter((element) => element.isConnected && !element.querySelector('main'));
        around = near.find((element) => element.matches('[tabindex]:not(main)')) ?? near[0];
        // Makes an element focusable that is no tab stop; an element that is one stays one.
        if (around && around.tabIndex < 0) around.tabIndex = -1;
      }
      for (const element of [...named, around, ...elements]) {
        if (element) element.focus({ preventScroll: true });
        if (!isFocusLost()) return;
      }
      focusMain({ preventScroll: true });
    };
    const changes = new MutationObserver(move);
    changes.observe(document.body, { childList: true, subtree: true });
    const unfollow = listening(document, FOCUS_EVENTS, follow);
    return () => {
      changes.disconnect();
      unfollow();
    };
  }, []);
  return undefined;
}

import { type RefCallback, useCallback } from 'react';

import { focusMain } from '../layouts/main-area.js';

/** What says where the keyboard, or a finger, is. */
const FOLLOWED = ['focusin', 'pointerdown'] as const;

/**
 * For a part of the page whose controls come and go: when the one that has the keyboard goes, the keyboard stays there,
 * with the first of these that is to be found (selectors), or with the part itself, or, where that takes no focus, with
 * what the page is about. Whoever had gone elsewhere is left alone, and nothing scrolls.
 */
export function useFocusKept(...places: readonly string[]): RefCallback<HTMLElement> {
  const wanted = places.join('\n');
  return useCallback(
    (part: HTMLElement | null) => {
      if (!part) return;
      const { ownerDocument: page } = part;
      let last: Element | undefined;
      const follow = ({ target }: Event): void => {
        last = target instanceof Element && part.contains(target) ? target : undefined;
      };
      for (const name of FOLLOWED) page.addEventListener(name, follow);
      const changes = new MutationObserver(() => {
        if (!last || last.isConnected || page.activeElement !== page.body) return;
        const selectors = wanted.split('\n').filter((selector) => selector !== '');
        const found = selectors.map((selector) => part.querySelector<HTMLElement>(selector));
        (found.find((place) => place !== null) ?? part).focus({ preventScroll: true });
        if (page.activeElement === page.body) focusMain({ preventScroll: true });
      });
      changes.observe(part, { childList: true, subtree: true });
      return () => {
        for (const name of FOLLOWED) page.removeEventListener(name, follow);
        changes.disconnect();
      };
    },
    [wanted],
  );
}

import { type RefCallback, useCallback } from 'react';

/** What says where the keyboard, or a finger, is. */
const FOLLOWED = ['focusin', 'pointerdown'] as const;

/**
 * For a part of the page whose controls come and go: when the one that has the keyboard goes, the keyboard stays there,
 * with the first of these that is to be found (selectors), or with the part itself, which has to be focusable. Whoever
 * had gone elsewhere is left alone, and nothing scrolls.
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
        const found = wanted.split('\n').map((place) => part.querySelector<HTMLElement>(place));
        (found.find((place) => place !== null) ?? part).focus({ preventScroll: true });
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

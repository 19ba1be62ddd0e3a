import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a row so that its current entry is in the middle, whenever `current` changes. Scrolls only the row:
 * scrollIntoView would scroll the page too.
 */
export function useCurrentInRow<T extends HTMLElement>(current: string | undefined): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    const entry = row?.querySelector('[aria-current]');
    if (!row || !entry) return;
    const box = row.getBoundingClientRect();
    const { left, width } = entry.getBoundingClientRect();
    row.scrollLeft += left - box.left - (box.width - width) / 2;
  }, [current]);
  return ref;
}

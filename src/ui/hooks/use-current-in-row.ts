import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Brings what is current in a row that scrolls in itself to its middle, whenever that is another one (`current`). Moves the
 * row alone: scrollIntoView would take the page along.
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

import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a list that a button below it makes longer, and that button may go: the focus is taken to the first new entry,
 * which must be able to have it. Without a wish that is about to be fulfilled nothing moves.
 */
export function useFocusOnNew<List extends HTMLElement>(
  count: number,
): readonly [list: RefObject<List | null>, expectNew: () => void] {
  const list = useRef<List>(null);
  const before = useRef<number>(undefined);

  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    const first = list.current?.children[before.current];
    before.current = undefined;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count]);

  return [
    list,
    () => {
      before.current = count;
    },
  ];
}

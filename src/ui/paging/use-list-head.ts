import { type RefObject, useEffect, useRef } from 'react';

import { usePlace } from '../hooks/use-place.js';

/**
 * For the head of a list whose part on view the address tells: a click that asks for another part takes the eye there
 * when it is out of sight above (pages §2), and the keyboard when it was in the list, whose links are about to go. Back
 * and Forward leave both where they were. The head stands in the same element as the list.
 */
export function useListHead<E extends HTMLElement>(): RefObject<E | null> {
  const head = useRef<E>(null);
  const place = usePlace();
  const seen = useRef(place);

  useEffect(() => {
    const left = seen.current;
    seen.current = place;
    const isNewPart = left.path === place.path && left.query !== place.query && place.arrival === 'push';
    if (!isNewPart || head.current === null) return;
    if (head.current.getBoundingClientRect().top < 0) head.current.scrollIntoView({ behavior: 'instant' });
    if (wasIn(head.current.parentElement)) head.current.focus({ preventScroll: true });
  }, [place]);

  return head;
}

/** The link that was pressed may be gone already, and then nothing has the keyboard. */
function wasIn(list: HTMLElement | null): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || (list?.contains(activeElement) ?? false);
}

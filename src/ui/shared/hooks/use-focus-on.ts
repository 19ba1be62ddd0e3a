import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that takes the focus when it is mounted with a `reason`, and when the reason changes. `undefined` and
 * `false` mean no reason (docs/decisions/0021-focus-in-one-place.md).
 */
export function useFocusOn<E extends HTMLElement>(reason: unknown, options?: FocusOptions): RefObject<E | null> {
  const element = useRef<E>(null);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (reason !== undefined && reason !== false) element.current?.focus({ preventScroll });
  }, [reason, preventScroll]);
  return element;
}

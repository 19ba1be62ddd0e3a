import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that takes the focus when it appears with a `reason`, and whenever it has another reason. `undefined` and
 * `false` are none (docs/decisions/0021).
 */
export function useFocusOn<E extends HTMLElement>(reason: unknown, options?: FocusOptions): RefObject<E | null> {
  const element = useRef<E>(null);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (reason !== undefined && reason !== false) element.current?.focus({ preventScroll });
  }, [reason, preventScroll]);
  return element;
}

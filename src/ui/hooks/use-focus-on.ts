import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an element that takes the focus when it is mounted with a `reason`, and when the reason changes. `undefined` and
 * `false` mean no reason (docs/decisions/0021).
 */
export function useFocusOn<E extends HTMLElement>(reason: unknown, options?: FocusOptions): RefObject<E | null> {
  const element = useRef<E>(null);
  const preventScroll = options?.preventScroll ?? false;
  useEffect(() => {
    if (reason !== undefined && reason !== false) element.current?.focus({ preventScroll });
  }, [reason, preventScroll]);
  return element;
}

/**
 * Focuses an element that has appeared, without a scroll, if nothing else in the page has the focus: after a navigation
 * `main` has it, on page load nothing.
 */
export function focusIfFree(element: HTMLElement | null | undefined): void {
  if (element && document.activeElement?.contains(element)) element.focus({ preventScroll: true });
}

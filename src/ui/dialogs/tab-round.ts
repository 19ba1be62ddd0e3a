import type { KeyboardEvent } from 'react';

/**
 * Lets Tab go round inside an element, from its last stop to its first and back (clarifications §8). Without it the
 * focus would be nowhere for a moment before the modal calls it back, and a screen reader would say so.
 */
export function tabRound(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled'),
  );
  const [last, next] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (event.target !== last) return;
  event.preventDefault();
  next?.focus();
}

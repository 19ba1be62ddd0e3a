import { useEffect, useEffectEvent } from 'react';
import { fromEvent } from 'rxjs';

import { subscribed } from './effects.js';
import { pressedKey } from './pressed-key.js';

/** The only listener to the keys of the whole document. */
export function useKeyDown(listener: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(listener);
  useEffect(
    () =>
      subscribed(fromEvent<KeyboardEvent>(document, 'keydown'), (event) => {
        press(event);
      }),
    [],
  );
}

/** A part of the page and all in it, but fields, in which a character is typed or chooses an option. */
export const keysIn = (part: string): string => `${part}, ${part} :not(input:not([type="range"]), select, textarea)`;

/** No control of the page has the focus. Those of the player leave the keys of the page alone. */
const ON_NO_CONTROL = `html, body, main, ${keysIn('.lesson-stage')}`;

/**
 * Acts on keys while the focus is where they may act, and under no dialog (docs/spec/lesson.md#keys, WCAG 2.1.4).
 * `actionOf` gets the key, empty while it is held down, and the key in any case.
 */
export function useKeys(
  actionOf: (key: string, heldKey: string, target: Element) => (() => void) | undefined,
  where = ON_NO_CONTROL,
): void {
  useKeyDown((event) => {
    const { target } = event;
    if (!(target instanceof Element && target.matches(where)) || document.querySelector('[role=dialog]')) return;
    const action = actionOf(pressedKey(event), pressedKey(event, true), target);
    if (!action) return;
    // A field that gets the focus would receive the character.
    event.preventDefault();
    action();
  });
}

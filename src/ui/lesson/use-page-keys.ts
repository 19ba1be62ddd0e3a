import { useEffect, useEffectEvent } from 'react';

import { listening } from '../shared/hooks/effects.js';
import { isForInputMethod } from '../shared/hooks/input-method.js';

/** Elements in which a letter is typed or chooses an option. */
const TYPING = 'input:not([type="range"]), select, textarea, [contenteditable]';

/**
 * Keys of the lesson page, by `event.key` (docs/spec/lesson.md#keys). They work while the focus is in the player or on
 * `main`, which has it after a navigation and after a press on no control. Without any focus a letter must do nothing
 * (WCAG 2.1.4).
 */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || isForInputMethod(event)) return;
    const { target, shiftKey, repeat, altKey, ctrlKey, metaKey } = event;
    if (repeat || altKey || ctrlKey || metaKey || !(target instanceof Element) || target.matches(TYPING)) return;
    if (!target.matches('main') && target.closest('.lesson-stage') === null) return;
    // With caps lock a letter is a capital, and the key is the same.
    actions[shiftKey ? event.key : event.key.toLowerCase()]?.();
  });
  useEffect(
    () =>
      listening(document, ['keydown'], (event) => {
        press(event);
      }),
    [],
  );
}

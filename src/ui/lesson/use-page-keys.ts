import { useEffect, useEffectEvent } from 'react';

import { listening } from '../shared/hooks/effects.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';

/** Elements in which a letter is typed or chooses an option. */
const TYPING = 'input:not([type="range"]), select, textarea, [contenteditable]';

/**
 * Keys of the lesson page, as `pressedKey` names them (docs/spec/lesson.md#keys). They work while the focus is in the player or on
 * `main`, which has it after a navigation and after a press on no control. Without any focus a letter must do nothing
 * (WCAG 2.1.4).
 */
export function usePageKeys(actions: Readonly<Record<string, () => void>>): void {
  const press = useEffectEvent((event: Event) => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || !(target instanceof Element) || target.matches(TYPING)) return;
    if (target.matches('main') || target.closest('.lesson-stage') !== null) actions[pressedKey(event)]?.();
  });
  useEffect(
    () =>
      listening(document, ['keydown'], (event) => {
        press(event);
      }),
    [],
  );
}

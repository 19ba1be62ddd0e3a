import { type RefObject, useEffect, useEffectEvent } from 'react';

import { listening } from './effects.js';
import { pressedKey } from './pressed-key.js';
import { useKeyDown } from './use-keys.js';

/**
 * Calls `dismiss` while the menu is open and the visitor presses or moves the focus outside `root` and its `openers`,
 * which close it themselves, or presses Escape anywhere (WCAG 1.4.13). After Escape the focus is on the button inside
 * that opened the menu.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: () => void,
  openers?: string,
): void {
  const holds = (node: EventTarget | null): boolean => node instanceof Node && root.current?.contains(node) === true;
  const turnTo = useEffectEvent((target: EventTarget | null) => {
    const isOpener = openers !== undefined && target instanceof Element && target.closest(openers) !== null;
    if (!holds(target) && !isOpener) dismiss();
  });
  useKeyDown((event) => {
    if (pressedKey(event) !== 'Escape') return;
    if (holds(document.activeElement)) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    dismiss();
  }, open);

  useEffect(() => {
    if (!open) return;
    return listening(document, ['pointerdown', 'focusin'], ({ target }) => {
      turnTo(target);
    });
  }, [open]);
}

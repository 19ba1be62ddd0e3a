import { type RefObject, useEffect, useEffectEvent } from 'react';

import { listening } from './effects.js';
import { useClosedByEscape } from './use-closed-by-back.js';

/**
 * Calls `dismiss` while the menu is open and the visitor presses or moves the focus outside `root`, to `target`, or presses
 * Escape anywhere (WCAG 1.4.13), or Back. After these two the focus is on the button inside that opened the menu.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  open: boolean,
  dismiss: (target?: EventTarget | null) => void,
  /** Not one that only follows the mouse. */
  isClosedByBack = open,
): void {
  const holds = (node: EventTarget | null): boolean => node instanceof Node && root.current?.contains(node) === true;
  const turnTo = useEffectEvent((target: EventTarget | null) => {
    if (!holds(target)) dismiss(target);
  });
  const leave = (): void => {
    if (holds(document.activeElement)) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    dismiss();
  };
  useClosedByEscape(open, leave, isClosedByBack);

  useEffect(() => {
    if (!open) return;
    return listening(document, ['pointerdown', 'focusin'], ({ target }) => {
      turnTo(target);
    });
  }, [open]);
}

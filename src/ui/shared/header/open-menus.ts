import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { listening } from '../hooks/effects.js';
import { pressedKey } from '../hooks/pressed-key.js';
import { usePageLocation } from '../hooks/services.js';

/**
 * Which of several menus or panels is open, and a function that opens another one or none. A navigation closes them
 * all: the state belongs to the history entry in which it was set.
 */
export function useOpenHere<Name>(): readonly [open: Name | undefined, setOpen: (name: Name | undefined) => void] {
  const { key } = usePageLocation();
  const [opened, setOpened] = useState<{ readonly name: Name; readonly at: string }>();
  const open = opened?.at === key ? opened.name : undefined;
  return [
    open,
    (name) => {
      setOpened(name === undefined ? undefined : { name, at: key });
    },
  ];
}

const DISMISSING_EVENTS = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls `dismiss` while the menu is open and the visitor presses or moves the focus outside `root`, or presses Escape
 * anywhere (WCAG 1.4.13). After Escape the focus is on the button that opened the menu.
 */
export function useDismissal(root: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const onDismissing = useEffectEvent((event: Event) => {
    const holds = (node: EventTarget | null): boolean => node instanceof Node && root.current?.contains(node) === true;
    if (!(event instanceof KeyboardEvent)) {
      if (!holds(event.target)) dismiss();
    } else if (pressedKey(event) === 'Escape') {
      if (holds(document.activeElement)) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      dismiss();
    }
  });

  useEffect(() => {
    if (!open) return;
    // An effect event must not be passed on as a callback.
    return listening(document, DISMISSING_EVENTS, (event) => {
      onDismissing(event);
    });
  }, [open]);
}

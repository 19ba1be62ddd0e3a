import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { listening } from '../hooks/effects.js';
import { usePlace } from '../hooks/services.js';

/**
 * Which one of several menus or panels is open, and the way to open another one or none. Whoever follows a link
 * has done with all of them: what was opened at one place is closed at the next.
 */
export function useOpenHere<Name>(): readonly [open: Name | undefined, setOpen: (name: Name | undefined) => void] {
  const { key } = usePlace();
  const [opened, setOpened] = useState<{ readonly name: Name; readonly at: string }>();
  const open = opened?.at === key ? opened.name : undefined;
  return [
    open,
    (name) => {
      setOpened(name === undefined ? undefined : { name, at: key });
    },
  ];
}

const WAYS_OUT = ['pointerdown', 'focusin', 'keydown'] as const;

/**
 * Calls `dismiss` while something is open and the visitor turns away from it: a press outside `root`, focus gone
 * elsewhere, or Escape, wherever the focus is (WCAG 1.4.13). After Escape the focus is back on the button that opened.
 */
export function useDismissal(root: RefObject<HTMLElement | null>, open: boolean, dismiss: () => void): void {
  const happened = useEffectEvent((event: Event) => {
    const holds = (node: EventTarget | null): boolean => node instanceof Node && root.current?.contains(node) === true;
    if (!(event instanceof KeyboardEvent)) {
      if (!holds(event.target)) dismiss();
    } else if (event.key === 'Escape') {
      if (holds(document.activeElement)) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      dismiss();
    }
  });

  useEffect(() => {
    if (!open) return;
    // An effect event may not be handed on itself.
    return listening(document, WAYS_OUT, (event) => {
      happened(event);
    });
  }, [open]);
}

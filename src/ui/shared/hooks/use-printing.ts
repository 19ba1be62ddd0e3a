import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { listening } from './effects.js';

/** Prints the page, or `part` of it without the rest (`notes.scss`). The only place that prints. */
export function printPage(part?: Element | null): void {
  part?.toggleAttribute('data-printed', true);
  window.addEventListener('afterprint', () => part?.removeAttribute('data-printed'), { once: true });
  window.print();
}

/** Calls `before` when the browser is about to print, and `after` when it has. Returns the clean-up. */
function aroundPrinting(before: () => void, after: () => void): () => void {
  const stops = [listening(window, ['beforeprint'], before), listening(window, ['afterprint'], after)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether the browser prints the page. What a view renders then is on the paper. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const set = (isInPrint: boolean) => () => {
      // The browser prints what is in the document when the event ends.
      flushSync(() => {
        setPrinting(isInPrint);
      });
    };
    return aroundPrinting(set(true), set(false));
  }, []);
  return isPrinting;
}

/** Opens every `details` inside the element while the browser prints, and closes these again afterwards. */
export function useOpenOnPaper(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = [];
    const setOpen = (open: boolean): void => {
      for (const each of opened) each.open = open;
    };
    return aroundPrinting(
      () => {
        opened = [...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
        setOpen(true);
      },
      () => {
        setOpen(false);
        opened = [];
      },
    );
  }, [root]);
}

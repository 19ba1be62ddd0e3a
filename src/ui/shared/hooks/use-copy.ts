import { type RefObject, useRef } from 'react';

import { NOTIFIER } from '../../../domain/ports/notifier.js';
import { useService } from './services.js';

interface CopyStrings {
  readonly done: string;
  /** Without https there is no clipboard, and a browser may refuse it anywhere. */
  readonly byHand: string;
}

/** Copies a text to the clipboard and confirms it; call it in the handler of a press. The only place that copies. */
export function useCopyText(): (text: string, strings: CopyStrings, onRefused?: () => void) => void {
  const notifier = useService(NOTIFIER);
  return (text, { done, byHand }, onRefused) => {
    // Async, so that a missing `navigator.clipboard` rejects the promise instead of throwing.
    const copied = (async () => {
      await navigator.clipboard.writeText(text);
    })();
    copied.then(
      () => {
        notifier.success(done);
      },
      () => {
        onRefused?.();
        notifier.error(byHand);
      },
    );
  };
}

/** Copies the text of an element; where that is refused it is selected, so that the visitor can copy it. */
export function useCopy<E extends HTMLElement>(strings: CopyStrings): readonly [RefObject<E | null>, () => void] {
  const copyText = useCopyText();
  const element = useRef<E>(null);
  const copy = (): void => {
    copyText(element.current?.textContent ?? '', strings, () => {
      if (element.current) document.getSelection()?.selectAllChildren(element.current);
    });
  };
  return [element, copy];
}

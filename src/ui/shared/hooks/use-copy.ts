import { type RefObject, useRef } from 'react';

import { NOTIFIER } from '../../../domain/ports/notifier.js';
import { useService } from './services.js';

interface CopyStrings {
  readonly done: string;
  readonly byHand: string;
}

/**
 * Copies the text of an element to the clipboard and confirms it. Without https there is no clipboard, and a browser
 * may refuse it anywhere: then the text is selected, so that the visitor can copy it.
 */
export function useCopy<E extends HTMLElement>({
  done,
  byHand,
}: CopyStrings): readonly [RefObject<E | null>, () => void] {
  const notifier = useService(NOTIFIER);
  const element = useRef<E>(null);
  const copy = (): void => {
    copyText(element.current?.textContent ?? '').then(
      () => {
        notifier.success(done);
      },
      () => {
        if (element.current) document.getSelection()?.selectAllChildren(element.current);
        notifier.error(byHand);
      },
    );
  };
  return [element, copy];
}

/**
 * Copies a text to the clipboard. Async, so that a missing `navigator.clipboard` rejects the promise instead of
 * throwing in the click handler.
 */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

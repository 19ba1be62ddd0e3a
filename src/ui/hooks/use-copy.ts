import { type RefObject, useRef } from 'react';

import { NOTIFIER } from '../../domain/ports/browser/notifier.port.js';
import { useService } from './services.js';

interface CopyWords {
  readonly done: string;
  readonly byHand: string;
}

/**
 * Puts what an element says on the clipboard, and tells so. A browser has no clipboard for pages without https, and may
 * refuse it anywhere: then the text is selected, for the visitor to copy it.
 */
export function useCopy<E extends HTMLElement>({
  done,
  byHand,
}: CopyWords): readonly [RefObject<E | null>, () => void] {
  const notifier = useService(NOTIFIER);
  const element = useRef<E>(null);
  const copy = (): void => {
    write(element.current?.textContent ?? '').then(
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

/** Asynchronous, so that a browser without a clipboard fails the promise and not the click. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

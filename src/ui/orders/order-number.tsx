import './order-number.scss';

import { type RefObject, useRef } from 'react';

import { COPY_BY_HAND, COPY_NUMBER, copyNumber, NUMBER_COPIED, ORDER_NUMBER } from '../../domain/orders/strings.js';
import { NOTIFIER } from '../../domain/ports/browser/notifier.js';
import { useService } from '../hooks/services.js';

interface CopyStrings {
  readonly done: string;
  readonly byHand: string;
}

/**
 * Copies the text of an element to the clipboard and confirms it. Without https there is no clipboard, and a browser
 * may refuse it anywhere: then the text is selected, so that the visitor can copy it.
 */
function useCopy<E extends HTMLElement>({ done, byHand }: CopyStrings): readonly [RefObject<E | null>, () => void] {
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

/** Async, so that a missing `navigator.clipboard` rejects the promise instead of throwing in the click handler. */
async function write(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** The number of an order, which members quote to the operator: selectable, with a button that copies it. */
export function OrderNumber({ orderNo }: { readonly orderNo: string }) {
  const [number, copy] = useCopy<HTMLSpanElement>({ done: NUMBER_COPIED, byHand: COPY_BY_HAND });
  return (
    <span className="order-number">
      <span>{`${ORDER_NUMBER} `}</span>
      <span ref={number} className="order-number__digits" translate="no">
        {orderNo}
      </span>
      <button
        type="button"
        className="btn btn-quiet order-number__copy"
        aria-label={copyNumber(orderNo)}
        onClick={copy}
      >
        {COPY_NUMBER}
      </button>
    </span>
  );
}

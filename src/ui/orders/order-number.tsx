import './order-number.scss';

import { type RefObject, useRef } from 'react';

import { COPY_BY_HAND, COPY_NUMBER, copyNumber, NUMBER_COPIED, ORDER_NUMBER } from '../../domain/orders/strings.js';
import { NOTIFIER } from '../../domain/ports/browser/notifier.js';
import { useService } from '../hooks/services.js';

interface CopyWords {
  readonly done: string;
  readonly byHand: string;
}

/**
 * Puts what an element says on the clipboard, and tells so. A browser has no clipboard for pages without https, and may
 * refuse it anywhere: then the text is selected, for the visitor to copy it.
 */
function useCopy<E extends HTMLElement>({ done, byHand }: CopyWords): readonly [RefObject<E | null>, () => void] {
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

/** The number of an order, as members tell it to the operator: to be selected, or copied by a press. */
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

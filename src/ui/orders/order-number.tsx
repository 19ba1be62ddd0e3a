import './order-number.scss';

import { COPY_BY_HAND, COPY_NUMBER, copyNumber, NUMBER_COPIED, ORDER_NUMBER } from '../../domain/orders/strings.js';
import { useCopy } from '../shared/hooks/use-copy.js';

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

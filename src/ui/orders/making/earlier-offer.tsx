import './earlier-offer.scss';

import type { OrderVisit } from '../../../application/orders/order-visit.js';
import type { AppError } from '../../../domain/errors/app-error.js';
import type { EarlierOrder } from '../../../domain/orders/waiting-orders.js';
import {
  CONTINUE_PAYING,
  EARLIER_ORDER,
  earlierOrderOf,
  earlierOrderPriced,
  QUERY_AGAIN,
  ORDER_AGAIN,
  ORDER_STILL_UNKNOWN,
  ORDER_UNKNOWN,
  orderedElsewhere,
} from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/text/quantities.js';

interface EarlierOfferProps {
  readonly earlier: EarlierOrder;
  readonly visit: OrderVisit;
}

/**
 * Offers to pay an earlier unpaid order for the same product before another one is created
 * (docs/spec/orders.md#earlier-order).
 */
export function EarlierOffer({ earlier, visit }: EarlierOfferProps) {
  return (
    <section className="order-part order-offer">
      <p className="order-offer__text" role="status">
        {textOf(earlier)}
      </p>
      <div className="order-offer__actions">
        {earlier.isInOtherTab !== true && (
          <button
            type="button"
            className="btn btn-primary btn-lg"
            onClick={() => {
              visit.dispatch({ kind: 'earlier-continued' });
            }}
          >
            {CONTINUE_PAYING}
          </button>
        )}
        <button
          type="button"
          className="btn btn-lg order-quiet"
          onClick={() => {
            visit.dispatch({ kind: 'ordered-again' });
          }}
        >
          {ORDER_AGAIN}
        </button>
      </div>
    </section>
  );
}

function textOf(earlier: EarlierOrder): string {
  return earlier.isInOtherTab === true ? orderedElsewhere(earlierOrderText(earlier)) : earlierOrderText(earlier);
}

/** Only an amount that the server returned with the order is called due. */
function earlierOrderText({ dueYuan, priceYuan }: EarlierOrder): string {
  if (dueYuan !== undefined) return earlierOrderOf(yuan(dueYuan));
  return priceYuan === undefined ? EARLIER_ORDER : earlierOrderPriced(yuan(priceYuan));
}

interface UnknownOrderProps {
  readonly error: AppError | undefined;
  readonly visit: OrderVisit;
}

/**
 * The response was lost, so the order may or may not exist. No further order is sent before that is known
 * (docs/spec/orders.md#lost-answers).
 */
export function UnknownOrder({ error, visit }: UnknownOrderProps) {
  return (
    <section className="order-part order-offer">
      <p className="order-offer__text" role="status">
        {error === undefined ? ORDER_UNKNOWN : ORDER_STILL_UNKNOWN}
      </p>
      {error !== undefined && (
        <button
          type="button"
          className="btn btn-primary btn-lg"
          onClick={() => {
            visit.dispatch({ kind: 'retried' });
          }}
        >
          {QUERY_AGAIN}
        </button>
      )}
    </section>
  );
}

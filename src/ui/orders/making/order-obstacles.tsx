import './order-obstacles.scss';

import type { OrderVisit } from '../../../application/orders/purchase.js';
import type { AppError } from '../../../domain/errors/app-error.js';
import { errorTextOf } from '../../../domain/errors/error-catalogue.js';
import type { DraftHint } from '../../../domain/orders/states.js';
import * as strings from '../../../domain/orders/strings.js';
import type { EarlierOrder } from '../../../domain/orders/waiting-orders.js';
import type { Scene } from '../../../domain/site/scene.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { yuan } from '../../../domain/text/quantities.js';
import { AlertText } from '../../shared/forms/form-feedback.js';
import { useService } from '../../shared/hooks/services.js';
import { OrderButton } from '../order-button.js';

interface OrderHintProps {
  readonly hint: DraftHint | undefined;
}

/** Why no order was created. A missing agreement is named at its box instead, which is above the button, too. */
export function OrderHint({ hint }: OrderHintProps) {
  const { scene } = useService(RUNTIME_SETTINGS);
  return <AlertText text={hint && hintText(hint, scene)} />;
}

function hintText(hint: DraftHint, scene: Scene): string | undefined {
  switch (hint.kind) {
    case 'agreement':
      return undefined;
    case 'code':
      return strings.CODE_KEEPS_FROM_ORDER;
    case 'no-method':
      return strings.NO_PAYMENT_METHODS[scene];
    case 'price-changed':
      return strings.priceChanged(yuan(hint.fromYuan), yuan(hint.toYuan));
    case 'total-changed':
      return strings.totalChanged(yuan(hint.fromYuan), yuan(hint.toYuan));
    case 'failed':
      return errorTextOf(hint.error, strings.ORDER_NOT_MADE);
    case 'not-made':
      return strings.ORDER_NOT_MADE;
    case 'not-found':
      return strings.ORDER_NOT_FOUND;
    case 'earlier-cancelled':
      return strings.EARLIER_CANCELLED;
  }
}

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
        {offerText(earlier)}
      </p>
      <div className="order-offer__actions">
        {earlier.isInOtherTab !== true && (
          <OrderButton visit={visit} action={{ kind: 'earlier-continued' }} look="btn-primary btn-lg">
            {strings.CONTINUE_PAYING}
          </OrderButton>
        )}
        <OrderButton visit={visit} action={{ kind: 'ordered-again' }} look="btn-lg order-quiet">
          {strings.ORDER_AGAIN}
        </OrderButton>
      </div>
    </section>
  );
}

function offerText(earlier: EarlierOrder): string {
  return earlier.isInOtherTab === true ? strings.orderedElsewhere(sumText(earlier)) : sumText(earlier);
}

/** Only an amount that the server returned with the order is called due. */
function sumText({ dueYuan, priceYuan }: EarlierOrder): string {
  if (dueYuan !== undefined) return strings.earlierOrderOf(yuan(dueYuan));
  return priceYuan === undefined ? strings.EARLIER_ORDER : strings.earlierOrderPriced(yuan(priceYuan));
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
        {error === undefined ? strings.ORDER_UNKNOWN : strings.ORDER_STILL_UNKNOWN}
      </p>
      {error !== undefined && (
        <OrderButton visit={visit} action={{ kind: 'retried' }} look="btn-primary btn-lg">
          {strings.QUERY_AGAIN}
        </OrderButton>
      )}
    </section>
  );
}

import type { WaitingOrder } from '../../../domain/orders/existing-orders.js';
import {
  GOODS_PRICE,
  AMOUNT_DUE,
  COMPARE_BEFORE_TRANSFER,
  AMOUNT_DUE_UNKNOWN,
  dueChanged,
} from '../../../domain/orders/strings.js';
import { yuan } from '../../../domain/quantities.js';
import { OrderNumber } from '../../orders/order-number.js';
import { AlertIcon } from '../../theme/icons.js';

interface OrderFactsProps {
  readonly order: WaitingOrder;
  /** The member pays by bank transfer and types the amount themselves. */
  readonly byHand?: boolean;
}

/**
 * The order that is paid here. Only an amount that the server returned with the order is called due
 * (docs/spec/orders.md#amount-due).
 */
export function OrderFacts({ order, byHand = false }: OrderFactsProps) {
  const { orderNo, goods, dueYuan, priceYuan, expectedYuan } = order;
  return (
    <div className="payment__facts">
      {goods !== undefined && <h2 className="payment__name">{goods.name}</h2>}
      {dueYuan !== undefined && (
        <p className="payment__due">
          <span className="payment__label">{AMOUNT_DUE}</span> <strong translate="no">{yuan(dueYuan)}</strong>
        </p>
      )}
      {dueYuan === undefined && priceYuan !== undefined && (
        <>
          <p className="payment__due">
            <span className="payment__label">{GOODS_PRICE}</span> <strong translate="no">{yuan(priceYuan)}</strong>
          </p>
          <p className="payment__price-note">
            <span>{AMOUNT_DUE_UNKNOWN}</span>
            {byHand && <span>{COMPARE_BEFORE_TRANSFER}</span>}
          </p>
        </>
      )}
      {dueYuan !== undefined && expectedYuan !== undefined && (
        <div className="payment__alert" role="alert">
          <AlertIcon />
          <span>{dueChanged(yuan(expectedYuan), yuan(dueYuan))}</span>
        </div>
      )}
      <p className="payment__number">
        <OrderNumber orderNo={orderNo} />
      </p>
    </div>
  );
}

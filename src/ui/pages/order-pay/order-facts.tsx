import type { WaitingOrder } from '../../../domain/orders/waiting-order.js';
import { AMOUNT_DUE } from '../../../domain/orders/words.js';
import { yuan } from '../../../domain/text/quantities.js';
import { OrderNumber } from '../../orders/order-number.js';

/** What is paid here, as far as it is known. */
export function OrderFacts({ order: { orderNo, goods, dueYuan } }: { readonly order: WaitingOrder }) {
  return (
    <div className="payment__facts">
      {goods !== undefined && <h2 className="payment__name">{goods.name}</h2>}
      {dueYuan !== undefined && (
        <p className="payment__due">
          <span className="payment__label">{AMOUNT_DUE}</span> <strong>{yuan(dueYuan)}</strong>
        </p>
      )}
      <p className="payment__number">
        <OrderNumber orderNo={orderNo} />
      </p>
    </div>
  );
}

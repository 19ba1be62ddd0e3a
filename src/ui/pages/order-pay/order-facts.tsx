import type { WaitingOrder } from '../../../domain/orders/waiting-order.js';
import { AMOUNT_DUE, dueChanged } from '../../../domain/orders/words.js';
import { yuan } from '../../../domain/text/quantities.js';
import { OrderNumber } from '../../orders/order-number.js';
import { AlertIcon } from '../../theme/icons/alert-icon.js';

/** What is paid here, as far as it is known. */
export function OrderFacts({ order: { orderNo, goods, dueYuan, expectedYuan } }: { readonly order: WaitingOrder }) {
  return (
    <div className="payment__facts">
      {goods !== undefined && <h2 className="payment__name">{goods.name}</h2>}
      {dueYuan !== undefined && (
        <p className="payment__due">
          <span className="payment__label">{AMOUNT_DUE}</span> <strong>{yuan(dueYuan)}</strong>
        </p>
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

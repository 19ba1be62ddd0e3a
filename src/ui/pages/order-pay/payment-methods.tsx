import type { PaymentVisit } from '../../../application/orders/paying.js';
import type { AppError } from '../../../domain/errors/app-error.js';
import type { PayWay } from '../../../domain/orders/order.js';
import type { WaitingOrder } from '../../../domain/orders/existing-orders.js';
import { CHOOSE_A_WAY, NO_WAY_TO_PAY, PAYMENT_NOT_BEGUN } from '../../../domain/orders/strings.js';
import { faultWords } from '../../feedback/loaded.js';
import { PaymentMethodLabel } from '../../orders/payment-method.js';
import { AlertIcon } from '../../theme/icons.js';
import { OrderFacts } from './order-facts.js';

interface PaymentWaysProps {
  readonly order: WaitingOrder;
  readonly ways: readonly PayWay[];
  /** Why the previously selected payment method could not be started. */
  readonly refused: AppError | undefined;
  readonly visit: PaymentVisit;
}

/** The list of payment methods for an order, at first or after a failure (docs/spec/orders.md#paying). */
export function PaymentWays({ order, ways, refused, visit }: PaymentWaysProps) {
  return (
    <section className="payment">
      <OrderFacts order={order} />
      {refused !== undefined && (
        <div className="payment__alert" role="alert">
          <AlertIcon />
          <span>{faultWords(refused, PAYMENT_NOT_BEGUN)}</span>
        </div>
      )}
      <h3 className="payment__choose">{ways.length === 0 ? NO_WAY_TO_PAY : CHOOSE_A_WAY}</h3>
      <div className="payment__ways">
        {ways.map((way) => (
          <button
            key={way.name}
            type="button"
            className="btn btn-lg order-quiet payment__way"
            onClick={() => {
              visit.do({ kind: 'way-chosen', way: way.name });
            }}
          >
            <PaymentMethodLabel way={way} />
          </button>
        ))}
      </div>
    </section>
  );
}

import './payment-method-buttons.scss';

import type { PaymentVisit } from '../../../application/orders/paying.js';
import type { AppError } from '../../../domain/errors/app-error.js';
import type { PaymentMethod } from '../../../domain/orders/order.js';
import type { WaitingOrder } from '../../../domain/orders/waiting-orders.js';
import { CHOOSE_PAYMENT_METHOD, NO_PAYMENT_METHODS, PAYMENT_NOT_BEGUN } from '../../../domain/orders/strings.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { errorTextOf } from '../../shared/feedback/loaded.js';
import { useService } from '../../shared/hooks/services.js';
import { PageAddress } from '../page-address.js';
import { PaymentMethodLabel } from '../payment-method-label.js';
import { AlertIcon } from '../../shared/theme/icons.js';
import { OrderDetails } from './open-payment.js';

interface PaymentMethodButtonsProps {
  readonly order: WaitingOrder;
  readonly methods: readonly PaymentMethod[];
  /** Why the previously selected payment method could not be started. */
  readonly refused: AppError | undefined;
  readonly visit: PaymentVisit;
}

/** The list of payment methods for an order, at first or after a failure (docs/spec/orders.md#paying). */
export function PaymentMethodButtons({ order, methods, refused, visit }: PaymentMethodButtonsProps) {
  const { scene } = useService(RUNTIME_SETTINGS);
  return (
    <section className="payment">
      <OrderDetails order={order} />
      {refused !== undefined && (
        <div className="payment__alert" role="alert">
          <AlertIcon />
          <span>{errorTextOf(refused, PAYMENT_NOT_BEGUN)}</span>
        </div>
      )}
      <h3 className={methods.length === 0 ? 'payment__choose payment__choose--none' : 'payment__choose'}>
        {methods.length === 0 ? NO_PAYMENT_METHODS[scene] : CHOOSE_PAYMENT_METHOD}
      </h3>
      {methods.length === 0 ? (
        <PageAddress />
      ) : (
        <div className="payment__methods">
          {methods.map((method) => (
            <button
              key={method.name}
              type="button"
              className="btn btn-lg order-quiet payment__method"
              onClick={() => {
                visit.dispatch({ kind: 'method-chosen', method: method.name });
              }}
            >
              <PaymentMethodLabel method={method} />
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

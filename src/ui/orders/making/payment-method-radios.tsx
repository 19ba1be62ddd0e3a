import { useId } from 'react';

import type { OrderVisit } from '../../../application/orders/making.js';
import type { PaymentMethod, PaymentMethodName } from '../../../domain/orders/order.js';
import { NO_PAYMENT_METHODS, PAYMENT_METHODS } from '../../../domain/orders/strings.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { useService } from '../../shared/hooks/services.js';
import { PageAddress } from '../page-address.js';
import { PaymentMethodLabel } from '../payment-method-label.js';

interface PaymentMethodRadiosProps {
  readonly methods: readonly PaymentMethod[];
  readonly chosen: PaymentMethodName | undefined;
  /** The amount due in yuan. With 0 no payment method is needed. */
  readonly due: number | undefined;
  readonly visit: OrderVisit;
}

/** The server's payment methods; the first one is selected (docs/spec/orders.md#payment-methods). */
export function PaymentMethodRadios({ methods, chosen, due, visit }: PaymentMethodRadiosProps) {
  const group = useId();
  const { scene } = useService(RUNTIME_SETTINGS);
  if (methods.length === 0)
    return (
      due !== 0 && (
        <div className="order-part no-methods">
          <p className="order-warning">{NO_PAYMENT_METHODS[scene]}</p>
          <PageAddress />
        </div>
      )
    );
  return (
    <fieldset className="order-part method-options">
      <legend className="method-options__legend">{PAYMENT_METHODS}</legend>
      {methods.map((method) => (
        <label key={method.name} className="method-option">
          <input
            type="radio"
            className="form-check-input method-option__dot"
            name={group}
            value={method.name}
            checked={method.name === chosen}
            onChange={() => {
              visit.dispatch({ kind: 'method-chosen', method: method.name });
            }}
          />
          <PaymentMethodLabel method={method} />
        </label>
      ))}
    </fieldset>
  );
}

import './payment-methods.scss';

import { useId } from 'react';

import { addressOf } from '../../domain/access/addresses.js';
import type { PaymentMethod, PaymentMethodName } from '../../domain/orders/payment-methods.js';
import { CHOOSE_PAYMENT_METHOD, NO_PAYMENT_METHODS, PAYMENT_METHOD } from '../../domain/orders/strings.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { LINK_COPIED } from '../../domain/sharing.strings.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { useService } from '../shared/hooks/services.js';
import { useMissingImage } from '../shared/hooks/use-missing-image.js';
import { LinkToCopy } from '../shared/widgets/link-to-copy.js';

interface PaymentMethodsProps {
  /** Those that can be used here. */
  readonly methods: readonly PaymentMethod[];
  readonly onChoose: (method: PaymentMethodName) => void;
}

interface PaymentMethodRadiosProps extends PaymentMethodsProps {
  readonly chosen: PaymentMethodName | undefined;
  /** The amount due in yuan. With 0 no payment method is needed. */
  readonly due: number | undefined;
}

/** The payment methods of the order form (docs/spec/orders.md#payment-methods). */
export function PaymentMethodRadios({ methods, chosen, due, onChoose }: PaymentMethodRadiosProps) {
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
      <legend className="method-options__legend">{PAYMENT_METHOD}</legend>
      {methods.map((method) => (
        <label key={method.name} className="method-option">
          <input
            type="radio"
            className="form-check-input method-option__dot"
            name={group}
            value={method.name}
            checked={method.name === chosen}
            onChange={() => {
              onChoose(method.name);
            }}
          />
          <PaymentMethodLabel method={method} />
        </label>
      ))}
    </fieldset>
  );
}

/** The payment methods of an order that exists (docs/spec/orders.md#paying). */
export function PaymentMethodButtons({ methods, onChoose }: PaymentMethodsProps) {
  const { scene } = useService(RUNTIME_SETTINGS);
  if (methods.length === 0)
    return (
      <>
        <h3 className="payment__choose payment__choose--none">{NO_PAYMENT_METHODS[scene]}</h3>
        <PageAddress />
      </>
    );
  return (
    <>
      <h3 className="payment__choose">{CHOOSE_PAYMENT_METHOD}</h3>
      <div className="payment__methods">
        {methods.map((method) => (
          <button
            key={method.name}
            type="button"
            className="btn btn-lg order-quiet payment__method"
            onClick={() => {
              onChoose(method.name);
            }}
          >
            <PaymentMethodLabel method={method} />
          </button>
        ))}
      </div>
    </>
  );
}

/** The icon of a method, if it has one, and the name that the server gives it. */
export function PaymentMethodLabel({ method: { icon, title } }: { readonly method: PaymentMethod }) {
  const [isMissing, onError] = useMissingImage(icon);
  return (
    <span key={String(isMissing)} className="payment-method-label">
      {!isMissing && (
        <img className="payment-method-label__icon" src={icon} alt="" width={28} height={28} onError={onError} />
      )}
      <span>{title}</span>
    </span>
  );
}

/** Below the sentences that name another place to pay: the address of this page. The one of the scene `pc` names none. */
function PageAddress() {
  const { scene } = useService(RUNTIME_SETTINGS);
  const { origin, location$ } = useService(PAGE_NAVIGATOR);
  if (scene === 'pc') return undefined;
  return <LinkToCopy url={origin + addressOf(location$.value)} copied={LINK_COPIED} look="order-quiet" />;
}

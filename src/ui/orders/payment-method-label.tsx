import './payment-method-label.scss';

import { useState } from 'react';

import type { PaymentMethod } from '../../domain/orders/order.js';

/** A payment method: its icon, if it has one, and the name that the server gives it. */
export function PaymentMethodLabel({ method: { icon, title } }: { readonly method: PaymentMethod }) {
  const [broken, setBroken] = useState(false);
  return (
    <span key={String(broken)} className="payment-method-label">
      {icon !== '' && !broken && (
        <img
          className="payment-method-label__icon"
          src={icon}
          alt=""
          width={28}
          height={28}
          onError={() => {
            setBroken(true);
          }}
        />
      )}
      <span>{title}</span>
    </span>
  );
}

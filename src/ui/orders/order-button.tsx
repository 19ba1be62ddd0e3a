import type { ReactNode } from 'react';

import type { OrderVisit } from '../../application/orders/purchase.js';
import type { OrderAction } from '../../domain/orders/states.js';

interface OrderButtonProps {
  readonly visit: OrderVisit;
  readonly action: OrderAction;
  /** Classes beside `btn`. */
  readonly look: string;
  readonly children: ReactNode;
}

/** A button that passes an action of the member to the order. */
export function OrderButton({ visit, action, look, children }: OrderButtonProps) {
  return (
    <button
      type="button"
      className={`btn ${look}`}
      onClick={() => {
        visit.dispatch(action);
      }}
    >
      {children}
    </button>
  );
}

import type { SuccessShown, SuccessVisit } from '../../../application/orders/order-success.js';
import { ROUTES } from '../../../domain/access/routes.js';
import {
  LOOK_FOR_PAYMENT,
  BACK_TO_ORDERS,
  CONFIRMING,
  ORDER_CANCELLED,
  ORDER_SUCCESS_EMPTY,
  SEE_ORDERS,
  UNSETTLED,
} from '../../../domain/orders/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Link } from '../../links/link.js';
import { PaidOrder } from './paid-order.js';

interface SuccessViewProps {
  readonly shown: SuccessShown;
  readonly visit: SuccessVisit;
}

/** How it stands with the payment of the order that the address names. */
export function SuccessView({ shown, visit }: SuccessViewProps) {
  switch (shown.kind) {
    case 'paid':
      return <PaidOrder orderNo={shown.orderNo} bought={shown.bought} />;
    case 'confirming':
      return (
        <div className="order-success">
          <span className="spinner-border" aria-hidden="true" />
          <p role="status">{CONFIRMING}</p>
        </div>
      );
    case 'unsettled':
      return (
        <div className="order-success">
          <p role="status">{UNSETTLED}</p>
          <div className="order-success__deeds">
            <OrdersLink name={SEE_ORDERS} />
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                visit.askAgain();
              }}
            >
              {LOOK_FOR_PAYMENT}
            </button>
          </div>
        </div>
      );
    case 'cancelled':
      return (
        <EmptyState text={ORDER_CANCELLED}>
          <OrdersLink name={BACK_TO_ORDERS} />
        </EmptyState>
      );
    case 'no-order':
      return (
        <EmptyState text={ORDER_SUCCESS_EMPTY}>
          <OrdersLink name={BACK_TO_ORDERS} />
        </EmptyState>
      );
  }
}

function OrdersLink({ name }: { readonly name: string }) {
  return (
    <Link className="btn btn-primary" to={ROUTES.memberOrders.pattern}>
      {name}
    </Link>
  );
}

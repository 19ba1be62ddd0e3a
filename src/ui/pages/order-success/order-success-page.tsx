import './order-success.scss';

import { useState } from 'react';

import type { SuccessPageState, SuccessVisit } from '../../../application/orders/paying.js';
import { ROUTES } from '../../../domain/access/routes.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import {
  BACK_TO_ORDERS,
  CONFIRMING,
  QUERY_PAYMENT,
  ORDER_CANCELLED,
  ORDER_SUCCESS_EMPTY,
  PAYMENT_RESULT,
  SEE_ORDERS,
  PAYMENT_UNCONFIRMED,
} from '../../../domain/orders/strings.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-refreshable.js';
import { ClockDrawing, SignpostDrawing } from '../../orders/order-drawings.js';
import { Link } from '../../routing/link.js';
import type { ServiceProps } from '../../routing/page-loader.js';
import { usePageTitle } from '../../routing/page-title.js';
import { PaidOrder } from './paid-order.js';

interface SuccessViewProps {
  readonly shown: SuccessPageState;
  readonly visit: SuccessVisit;
}

/** State of the payment of the order in the address. */
function SuccessView({ shown, visit }: SuccessViewProps) {
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
          <svg className="notice__drawing" viewBox="0 0 160 120" fill="none" aria-hidden="true">
            <ClockDrawing />
          </svg>
          <p role="status">{PAYMENT_UNCONFIRMED}</p>
          <div className="order-success__actions">
            <OrdersLink name={SEE_ORDERS} />
            <button
              type="button"
              className="btn btn-quiet"
              onClick={() => {
                visit.askAgain();
              }}
            >
              {QUERY_PAYMENT}
            </button>
          </div>
        </div>
      );
    case 'cancelled':
      return (
        <EmptyState drawing={<SignpostDrawing />} text={ORDER_CANCELLED}>
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

/**
 * The result of a payment (docs/spec/orders.md#success-page). It reports success only after the server has confirmed
 * it.
 */
export function OrderSuccessPage({ service }: ServiceProps<'orderSuccess'>) {
  const [visit] = useState(() => service.open());
  const [state] = useLoading(() => visit.state$);
  const heading = isPaid(state) ? ROUTES.orderSuccess.title : PAYMENT_RESULT;
  // When the address names no order, the title must not claim a payment: the page has its default title.
  usePageTitle(isOfNoOrder(state) ? undefined : heading);
  return (
    <div className="page column purchase">
      <h1 className="page__heading">{heading}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.askAgain();
        }}
        gone={
          <EmptyState drawing={<SignpostDrawing />} text={CONTENT_MISSING}>
            <OrdersLink name={BACK_TO_ORDERS} />
          </EmptyState>
        }
      >
        {(shown) => <SuccessView shown={shown} visit={visit} />}
      </Loaded>
    </div>
  );
}

function isOfNoOrder(state: Loading<SuccessPageState>): boolean {
  return state.kind === 'ready' && state.value.kind === 'no-order';
}

function isPaid(state: Loading<SuccessPageState>): boolean {
  return state.kind === 'ready' && state.value.kind === 'paid';
}

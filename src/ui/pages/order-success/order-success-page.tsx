import './order-success.scss';

import { useState } from 'react';

import type { SuccessShown } from '../../../application/orders/order-success.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { ORDER_SUCCESS } from '../../../domain/access/titles.js';
import type { Loading } from '../../../domain/kernel/loading.js';
import { BACK_TO_ORDERS, PAYMENT_RESULT } from '../../../domain/orders/words.js';
import { CONTENT_GONE } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { usePageTitle } from '../../routing/page-title.js';
import { SuccessView } from './success-view.js';

/** What has become of a payment (pages §9): it says that it succeeded once the server does, and not before. */
export function OrderSuccessPage({ service }: Served<'orderSuccess'>) {
  const [visit] = useState(() => service.open());
  const [state] = useLoading(() => visit.state$);
  const heading = isPaid(state) ? ORDER_SUCCESS : PAYMENT_RESULT;
  // Where the address names no order, nothing is said to be paid: the page goes by its own name.
  usePageTitle(isOfNoOrder(state) ? undefined : heading);
  return (
    <div className="page column">
      <h1 className="page__heading order-success__heading">{heading}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.askAgain();
        }}
        gone={
          <EmptyState text={CONTENT_GONE}>
            <Link className="btn btn-primary" to={ROUTES.memberOrders.pattern}>
              {BACK_TO_ORDERS}
            </Link>
          </EmptyState>
        }
      >
        {(shown) => <SuccessView shown={shown} visit={visit} />}
      </Loaded>
    </div>
  );
}

function isOfNoOrder(state: Loading<SuccessShown>): boolean {
  return state.kind === 'ready' && state.value.kind === 'no-order';
}

function isPaid(state: Loading<SuccessShown>): boolean {
  return state.kind === 'ready' && state.value.kind === 'paid';
}

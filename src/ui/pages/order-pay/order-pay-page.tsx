import './order-pay.scss';

import { useState } from 'react';

import { ROUTES } from '../../../domain/access/routes.js';
import { ORDER_PAY } from '../../../domain/access/titles.js';
import { BACK_TO_ORDERS, ORDER_PAY_EMPTY } from '../../../domain/orders/words.js';
import { CONTENT_GONE } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Loaded } from '../../feedback/loaded.js';
import { useFocusKept } from '../../hooks/use-focus-kept.js';
import { useLoading } from '../../hooks/use-loading.js';
import { Link } from '../../links/link.js';
import type { Served } from '../../routing/page-loader.js';
import { PaymentView } from './payment-view.js';

/** Where an order is paid (pages §8). */
export function OrderPayPage({ service }: Served<'orderPay'>) {
  const [visit] = useState(() => service.open());
  const [state] = useLoading(() => visit.state$);
  // The server ends an order while the keyboard is at '我已完成支付'. It goes to no button: a second press would order anew.
  const page = useFocusKept();
  return (
    <div ref={page} className="page column order-pay">
      <h1 className="page__heading">{ORDER_PAY}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.retry();
        }}
        gone={<NoOrder text={CONTENT_GONE} />}
      >
        {(shown) =>
          shown.kind === 'no-order' ? (
            <NoOrder text={ORDER_PAY_EMPTY} />
          ) : (
            <PaymentView flow={shown.flow} visit={visit} />
          )
        }
      </Loaded>
    </div>
  );
}

function NoOrder({ text }: { readonly text: string }) {
  return (
    <EmptyState text={text}>
      <Link className="btn btn-primary" to={ROUTES.memberOrders.pattern}>
        {BACK_TO_ORDERS}
      </Link>
    </EmptyState>
  );
}

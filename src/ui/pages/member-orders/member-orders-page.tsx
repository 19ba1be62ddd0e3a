import './member-orders.scss';

import { MEMBER_ORDERS } from '../../../domain/access/titles.js';
import { ORDERS_A_PAGE, readOrdersPage } from '../../../domain/orders/orders-address.js';
import { LIST_OF_ORDERS, ordersInAll } from '../../../domain/orders/words.js';
import { pageCount } from '../../../domain/paging/page.js';
import { pageOf } from '../../../domain/paging/words.js';
import { BlankRows } from '../../feedback/blank-rows.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-loading.js';
import { usePlace } from '../../hooks/use-place.js';
import { useListHead } from '../../paging/use-list-head.js';
import type { Served } from '../../routing/page-loader.js';
import { OrdersOnPage } from './orders-on-page.js';

/** What the member has ordered (pages §10). */
export function MemberOrdersPage({ service }: Served<'memberOrders'>) {
  const [state, retry] = useLoading((retry$) => service.list(retry$));
  const page = readOrdersPage(usePlace().query);
  const head = useListHead<HTMLHeadingElement>();
  const total = state.kind === 'ready' ? state.value.total : 0;
  const count = pageCount(total, ORDERS_A_PAGE);
  return (
    <div className="page column">
      <div className="orders__head">
        <h1 className="page__heading">{MEMBER_ORDERS}</h1>
        <p className="orders__total" role="status">
          {total > 0 && ordersInAll(total)}
          {count > 1 && page <= count && <span className="visually-hidden">{`，${pageOf(page, count)}`}</span>}
        </p>
      </div>
      <section>
        <h2 ref={head} className="visually-hidden orders__list-head" tabIndex={-1}>
          {LIST_OF_ORDERS}
        </h2>
        <Loaded state={state} onRetry={retry} skeleton={<BlankRows list="orders" row="order-row order-row--blank" />}>
          {(orders) => <OrdersOnPage orders={orders} page={page} />}
        </Loaded>
      </section>
    </div>
  );
}

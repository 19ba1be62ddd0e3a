import './member-orders.scss';

import { ROUTES } from '../../../domain/access/routes.js';
import type { OrdersPage } from '../../../application/orders/order-list.js';
import { BROWSE_COURSES } from '../../../domain/home/strings.js';
import { ORDERS_A_PAGE } from '../../../domain/orders/limits.js';
import { LIST_OF_ORDERS, MEMBER_ORDERS_EMPTY, ordersInAll } from '../../../domain/orders/strings.js';
import { pageAddress, readPage } from '../../../domain/kernel/paging.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { BlankRows, Loaded } from '../../shared/feedback/loaded.js';
import { usePageLocation } from '../../shared/hooks/services.js';
import { useLoading } from '../../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { ListTotal } from '../../shared/widgets/list-bar.js';
import { PagedList, useListHead } from '../../shared/widgets/pager.js';
import { DeviceOrderLine } from '../device-order.js';
import { OrderRow } from './order-row.js';

const addressOf = (page: number) => pageAddress(ROUTES.memberOrders.pattern, page);

interface OrdersOnPageProps {
  readonly orders: OrdersPage;
  /** Counted from 1. */
  readonly page: number;
}

/** A page of orders, or why it is empty. */
function OrdersOnPage({ orders, page }: OrdersOnPageProps) {
  const { items, onDevice = [] } = orders;
  return (
    <>
      {onDevice.map((pending) => (
        <DeviceOrderLine key={pending.order.orderNo} pending={pending} name={pending.order.product?.name ?? ''} />
      ))}
      <PagedList
        page={page}
        list={orders}
        size={ORDERS_A_PAGE}
        addressOf={addressOf}
        empty={onDevice.length === 0 && <NoOrders />}
      >
        <ul className="orders">
          {items.map((order) => (
            <OrderRow key={order.id} order={order} listed={items} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

function NoOrders() {
  return <EmptyState text={MEMBER_ORDERS_EMPTY} to={ROUTES.courses.pattern} action={BROWSE_COURSES} />;
}

/** The member's orders (docs/spec/orders.md#order-list). */
export function MemberOrdersPage({ service }: ServiceProps<'memberOrders'>) {
  const [state, retry] = useLoading((retry$) => service.list(retry$));
  const page = readPage(usePageLocation().query);
  const head = useListHead<HTMLHeadingElement>();
  return (
    <div className="page column">
      <div className="orders__head">
        <h1 className="page__heading">{ROUTES.memberOrders.title}</h1>
        <p className="orders__total" role="status">
          <ListTotal
            inAll={(total) => (total > 0 ? ordersInAll(total) : '')}
            page={page}
            list={state}
            size={ORDERS_A_PAGE}
          />
        </p>
      </div>
      <section aria-label={LIST_OF_ORDERS}>
        <h2 ref={head} className="visually-hidden list-head" tabIndex={-1}>
          {LIST_OF_ORDERS}
        </h2>
        <Loaded state={state} onRetry={retry} skeleton={<BlankRows list="orders" row="order-row order-row--blank" />}>
          {(orders) => <OrdersOnPage orders={orders} page={page} />}
        </Loaded>
      </section>
    </div>
  );
}

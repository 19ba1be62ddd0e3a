import { ROUTES } from '../../../domain/access/routes.js';
import { BROWSE_COURSES } from '../../../domain/home/words.js';
import type { Order } from '../../../domain/orders/order.js';
import { ORDERS_A_PAGE, ordersAddress } from '../../../domain/orders/orders-address.js';
import { MEMBER_ORDERS_EMPTY } from '../../../domain/orders/words.js';
import type { Page } from '../../../domain/paging/page.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Link } from '../../links/link.js';
import { Pager } from '../../paging/pager.js';
import { PastTheEnd } from '../../paging/past-the-end.js';
import { OrderRow } from './order-row.js';

interface OrdersOnPageProps {
  readonly orders: Page<Order>;
  /** Counted from 1. */
  readonly page: number;
}

/** A page of orders, or why there is nothing on it. */
export function OrdersOnPage({ orders: { items, total }, page }: OrdersOnPageProps) {
  if (total === 0) return <NoOrders />;
  if (items.length === 0) return <PastTheEnd total={total} size={ORDERS_A_PAGE} addressOf={ordersAddress} />;
  return (
    <>
      <ul className="orders">
        {items.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Pager page={page} total={total} size={ORDERS_A_PAGE} addressOf={ordersAddress} />
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState text={MEMBER_ORDERS_EMPTY}>
      <Link className="btn btn-primary" to={ROUTES.courses.pattern}>
        {BROWSE_COURSES}
      </Link>
    </EmptyState>
  );
}

import { EMPTY, expand, last, map, type Observable, type SchedulerLike } from 'rxjs';

import { ORDER_PAGES_SEARCHED, ORDERS_LOOKED_AT } from '../../domain/limits.js';
import type { GoodsName } from '../../domain/orders/goods.js';
import type { Order } from '../../domain/orders/order.js';
import { type OrdersOfGoods, ordersOfGoods } from '../../domain/orders/orders-of-goods.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';
import type { OrderGateway } from '../../domain/ports/server/order-gateway.port.js';
import type { OrdersGateway } from '../../domain/ports/server/orders-gateway.port.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { GoodsDesk } from './goods-desk.js';
import type { KeptOrders } from './kept-orders.js';
import { token } from '../../domain/kernel/token.js';

/** What an order works with. */
export interface OrderTools {
  readonly gateway: OrderGateway;
  readonly orders: OrdersGateway;
  readonly goods: GoodsDesk;
  readonly kept: KeptOrders;
  readonly navigator: Navigator;
  readonly presence: Presence;
  readonly reporter: ErrorReporter;
  readonly time: SchedulerLike;
}

/** The member's newest orders. Cold; fails with an `AppError`. */
export function newestOrders({ orders }: Pick<OrderTools, 'orders'>): Observable<readonly Order[]> {
  return orders.list({ page: 1, size: ORDERS_LOOKED_AT }).pipe(map(({ items }) => items));
}

/**
 * An order of the member by its number, page by page from the newest; `undefined` where it is not among those that are
 * searched. Cold; emits once, fails with an `AppError`.
 */
export function findOrder({ orders }: Pick<OrderTools, 'orders'>, orderNo: string): Observable<Order | undefined> {
  const pageOf = (page: number) =>
    orders.list({ page, size: ORDERS_LOOKED_AT }).pipe(
      map(({ items, total }) => ({
        page,
        found: items.find((order) => order.orderNo === orderNo),
        isLast: items.length === 0 || page * ORDERS_LOOKED_AT >= total || page === ORDER_PAGES_SEARCHED,
      })),
    );
  return pageOf(1).pipe(
    expand(({ page, found, isLast }) => (found === undefined && !isLast ? pageOf(page + 1) : EMPTY)),
    last(),
    map(({ found }) => found),
  );
}

/** What they, and this browser, say of one thing. Cold; fails with an `AppError`. */
export function newestOrdersOf(tools: OrderTools, goods: GoodsName): Observable<OrdersOfGoods> {
  return newestOrders(tools).pipe(
    map((listed) => ordersOfGoods(goods, listed, tools.kept.onDevice(), tools.time.now())),
  );
}

export const ORDER_TOOLS = token<OrderTools>('OrderTools');

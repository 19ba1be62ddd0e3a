import { catchError, EMPTY, expand, forkJoin, last, map, type Observable, of, type SchedulerLike } from 'rxjs';

import { ORDER_PAGES_SEARCHED, ORDERS_FETCHED } from '../../domain/orders/limits.js';
import type { ListedOrder } from '../../domain/orders/listed-order.js';
import { type OrdersOfProduct, ordersOfProduct } from '../../domain/orders/waiting-orders.js';
import type { OrderFacts } from '../../domain/orders/states.js';
import type { OrderTerms, ProductKey, ProductKind } from '../../domain/orders/order.js';
import { usableMethods } from '../../domain/orders/payment-methods.js';
import { knownPages } from '../../domain/kernel/paging.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { OrderGateway, OrderListGateway } from '../../domain/ports/order-gateway.js';
import type { ServerClock } from '../../domain/ports/server-clock.js';
import type { TabLock } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import type { Scene } from '../../domain/site/scene.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { Loader } from '../site/loader.js';
import type { OrderDrafts } from './order-drafts.js';
import type { ProductLookup } from './product-lookup.js';
import type { StoredOrders } from './stored-orders.js';

/** The dependencies of the order pages. */
export interface OrderTools {
  readonly gateway: OrderGateway;
  readonly orders: OrderListGateway;
  readonly product: ProductLookup;
  readonly stored: StoredOrders;
  readonly drafts: OrderDrafts;
  readonly navigator: PageNavigator;
  readonly presence: Presence;
  readonly reporter: ErrorReporter;
  readonly time: SchedulerLike;
  readonly clock: ServerClock;
  readonly scene: Scene;
  /** See `Device`. */
  readonly isHandheld: () => boolean;
  readonly lock: TabLock;
  readonly loader: Loader;
  readonly session: Pick<Session, 'reloadInAllTabs'>;
}

/**
 * The server's time; `undefined` where only the device's clock is known, which must not end an order that the server
 * still reports as unpaid.
 */
export function knownNow({ clock }: Pick<OrderTools, 'clock'>): number | undefined {
  return clock.isSynchronised ? clock.now() : undefined;
}

/** The member's newest orders. Cold; fails with an `AppError`. */
function newestOrders({ orders }: Pick<OrderTools, 'orders'>): Observable<readonly ListedOrder[]> {
  return orders.list({ page: 1, size: ORDERS_FETCHED }).pipe(map(({ items }) => items));
}

/**
 * Finds an order of the member by its number, page by page from the newest; `undefined` when it is not on the searched
 * pages. Cold; emits once, fails with an `AppError`.
 */
export function findOrder(
  { orders }: Pick<OrderTools, 'orders'>,
  orderNo: string,
): Observable<ListedOrder | undefined> {
  const pageOf = (page: number) =>
    orders.list({ page, size: ORDERS_FETCHED }).pipe(
      map(({ items, total }) => ({
        page,
        found: items.find((order) => order.orderNo === orderNo),
        isLast:
          items.length === 0 ||
          page >= knownPages({ items, total }, { page, size: ORDERS_FETCHED }) ||
          page === ORDER_PAGES_SEARCHED,
      })),
    );
  return pageOf(1).pipe(
    expand(({ page, found, isLast }) => (found === undefined && !isLast ? pageOf(page + 1) : EMPTY)),
    last(),
    map(({ found }) => found),
  );
}

/** What the newest orders and this browser know about one product. Cold; fails with an `AppError`. */
export function newestOrdersOf(tools: OrderTools, product: ProductKey): Observable<OrdersOfProduct> {
  return newestOrders(tools).pipe(
    map((listed) => ordersOfProduct(product, listed, tools.stored.onDevice(), tools.clock.now())),
  );
}

/** The terms of the server, with the payment methods that can be used here. Cold; fails with an `AppError`. */
export function termsOf({ gateway, scene }: OrderTools, kind: ProductKind): Observable<OrderTerms> {
  return gateway
    .terms(kind, scene)
    .pipe(map((terms) => ({ ...terms, methods: terms.methods && usableMethods(terms.methods, scene) })));
}

/** All that is known about an order. It may be missing from the newest orders, and loading those may fail. */
export function factsOf(tools: OrderTools, orderNo: string): Observable<OrderFacts> {
  const { gateway, stored } = tools;
  const newest$ = newestOrders(tools).pipe(catchError(() => of([])));
  // The payment methods are the same for every kind of product.
  return forkJoin({ status: gateway.status(orderNo), newest: newest$, terms: termsOf(tools, 'course') }).pipe(
    map(({ newest, ...facts }) => ({
      ...facts,
      listed: newest.find((order) => order.orderNo === orderNo),
      others: newest.filter((order) => order.orderNo !== orderNo),
      stored: stored.one(orderNo),
      dueYuan: stored.dueYuan(orderNo),
      now: knownNow(tools),
    })),
  );
}

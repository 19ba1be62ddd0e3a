import { catchError, EMPTY, expand, forkJoin, last, map, type Observable, of, type SchedulerLike } from 'rxjs';

import { primaryAction } from '../../domain/courses/call-to-action.js';
import type { CourseDetail } from '../../domain/courses/course.js';
import type { AppError } from '../../domain/errors/app-error.js';
import { token } from '../../domain/kernel/token.js';
import { ORDER_PAGES_SEARCHED, ORDERS_FETCHED } from '../../domain/site/limits.js';
import { type Order, type OrdersOfProduct, ordersOfProduct } from '../../domain/orders/existing-orders.js';
import type { OrderFacts } from '../../domain/orders/states.js';
import type { Product, ProductKey } from '../../domain/orders/order.js';
import type { Navigator } from '../../domain/ports/navigator.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import type { OrderGateway, OrderListGateway } from '../../domain/ports/order-gateway.js';
import type { ServerClock } from '../../domain/ports/server-clock.js';
import type { VipPlanGateway } from '../../domain/ports/vip-gateway.js';
import { isVip } from '../../domain/session/login-user.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { StoredOrders } from './stored-orders.js';

const GONE: AppError = { kind: 'missing', message: '' };

/**
 * Loads the name and the price of a product from the server (docs/spec/orders.md#order-form): the location could
 * contain anything.
 */
export class ProductLookup {
  constructor(
    private readonly courses: Pick<CourseGateway, 'detail'>,
    private readonly plans: VipPlanGateway,
    private readonly session: Pick<Session, 'state$'>,
    private readonly clock: Pick<ServerClock, 'now'>,
    /** True when the site offers memberships: function switch and build setting, as in the header. */
    private readonly offersVip: () => boolean,
  ) {}

  /** Cold; emits once, fails with an `AppError`: `missing` when there is no such product. */
  request({ kind, id }: ProductKey): Observable<Product> {
    return kind === 'course' ? this.courses.detail(id).pipe(map((detail) => this.course(detail))) : this.plan(id);
  }

  private course(detail: CourseDetail): Product {
    const { id, title, priceYuan, cover } = detail.course;
    const notSoldBecause = this.notSoldBecause(detail);
    return { kind: 'course', id, name: title, priceYuan, cover, ...(notSoldBecause && { notSoldBecause }) };
  }

  /**
   * What the member already has access to is not sold: a server of the second generation would charge for it a second
   * time.
   */
  private notSoldBecause(detail: CourseDetail): Product['notSoldBecause'] {
    const { course, mayWatch, isCoveredByVip } = detail;
    const { kind } = primaryAction(detail);
    if (kind === 'preparing') return kind;
    if (course.isFree) return 'free';
    if (!mayWatch) return kind === 'unavailable' ? kind : undefined;
    const { value: session } = this.session.state$;
    const isMemberVip = session.kind === 'member' && isVip(session.user, this.clock.now());
    return isCoveredByVip && isMemberVip ? 'vip' : 'bought';
  }

  private plan(id: number): Observable<Product> {
    return this.plans.all().pipe(
      map((all) => {
        const plan = all.find((one) => one.id === id);
        // oxlint-disable-next-line typescript/only-throw-error -- AppError is the one error type of our streams
        if (plan === undefined) throw GONE;
        const { name, priceYuan, days } = plan;
        const offered = this.offersVip();
        return { kind: 'role', id, name, priceYuan, cover: '', days, ...(!offered && { notSoldBecause: 'vip-off' }) };
      }),
    );
  }
}

/** The dependencies of the order pages. */
export interface OrderTools {
  readonly gateway: OrderGateway;
  readonly orders: OrderListGateway;
  readonly product: ProductLookup;
  readonly stored: StoredOrders;
  readonly navigator: Navigator;
  readonly presence: Presence;
  readonly reporter: ErrorReporter;
  readonly time: SchedulerLike;
  readonly clock: ServerClock;
}

/**
 * The server's time; `undefined` where only the device's clock is known, which must not end an order that the server
 * still reports as unpaid.
 */
export function knownNow({ clock }: Pick<OrderTools, 'clock'>): number | undefined {
  return clock.isSynchronised ? clock.now() : undefined;
}

/** The member's newest orders. Cold; fails with an `AppError`. */
function newestOrders({ orders }: Pick<OrderTools, 'orders'>): Observable<readonly Order[]> {
  return orders.list({ page: 1, size: ORDERS_FETCHED }).pipe(map(({ items }) => items));
}

/**
 * Finds an order of the member by its number, page by page from the newest; `undefined` when it is not on the searched
 * pages. Cold; emits once, fails with an `AppError`.
 */
export function findOrder({ orders }: Pick<OrderTools, 'orders'>, orderNo: string): Observable<Order | undefined> {
  const pageOf = (page: number) =>
    orders.list({ page, size: ORDERS_FETCHED }).pipe(
      map(({ items, total }) => ({
        page,
        found: items.find((order) => order.orderNo === orderNo),
        isLast: items.length === 0 || page * ORDERS_FETCHED >= total || page === ORDER_PAGES_SEARCHED,
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

/** All that is known about an order. It may be missing from the newest orders, and loading those may fail. */
export function factsOf(tools: OrderTools, orderNo: string): Observable<OrderFacts> {
  const { gateway, stored } = tools;
  const newest$ = newestOrders(tools).pipe(catchError(() => of([])));
  // The payment methods are the same for every kind of product.
  return forkJoin({ status: gateway.status(orderNo), newest: newest$, terms: gateway.terms('course') }).pipe(
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

export const ORDER_TOOLS = token<OrderTools>('OrderTools');

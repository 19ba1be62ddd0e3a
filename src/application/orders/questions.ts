import { catchError, EMPTY, expand, forkJoin, last, map, type Observable, of, type SchedulerLike } from 'rxjs';

import { primaryDeed } from '../../domain/courses/call-to-action.js';
import type { CourseDetail } from '../../domain/courses/course.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { token } from '../../domain/kernel/token.js';
import { ORDER_PAGES_SEARCHED, ORDERS_LOOKED_AT } from '../../domain/limits.js';
import { type Order, type OrdersOfGoods, ordersOfGoods } from '../../domain/orders/existing-orders.js';
import type { OrderCommand, OrderReport } from '../../domain/orders/flow.js';
import {
  canBeLookedUp,
  type Goods,
  type GoodsName,
  type PromoAnswer,
  successAddress,
} from '../../domain/orders/order.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { Presence } from '../../domain/ports/browser/presence.js';
import type { CourseGateway } from '../../domain/ports/server/course-gateway.js';
import type { OrderGateway, OrdersGateway } from '../../domain/ports/server/order-gateway.js';
import type { VipPlanGateway } from '../../domain/ports/server/vip-gateway.js';
import { isVip } from '../../domain/session/login-user.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { KeptOrders } from './stored-orders.js';

const GONE: AppError = { kind: 'missing', message: '' };

/** Asks the server what a thing is called and what it costs (pages §7.1): no address is believed. */
export class GoodsDesk {
  constructor(
    private readonly courses: Pick<CourseGateway, 'detail'>,
    private readonly plans: VipPlanGateway,
    private readonly session: Pick<Session, 'state$'>,
    private readonly time: Pick<SchedulerLike, 'now'>,
    /** Whether the site offers memberships: function switch and build setting, as in the header. */
    private readonly offersVip: () => boolean,
  ) {}

  /** Cold; emits once, fails with an `AppError`: `missing` where there is no such thing. */
  ask({ kind, id }: GoodsName): Observable<Goods> {
    return kind === 'course' ? this.courses.detail(id).pipe(map((detail) => this.course(detail))) : this.plan(id);
  }

  private course(detail: CourseDetail): Goods {
    const { id, title, priceYuan, cover } = detail.course;
    const notSoldBecause = this.notSoldBecause(detail);
    return { kind: 'course', id, name: title, priceYuan, cover, ...(notSoldBecause && { notSoldBecause }) };
  }

  /** What is open to a member is not sold to them: a server of the second generation would take the money twice. */
  private notSoldBecause(detail: CourseDetail): Goods['notSoldBecause'] {
    const { course, mayWatch, vipCovers } = detail;
    const { kind } = primaryDeed(detail);
    if (kind === 'preparing') return kind;
    if (course.isFree) return 'free';
    if (!mayWatch) return kind === 'unavailable' ? kind : undefined;
    const { value: session } = this.session.state$;
    const isMemberVip = session.kind === 'member' && isVip(session.user, this.time.now());
    return vipCovers && isMemberVip ? 'vip' : 'bought';
  }

  private plan(id: number): Observable<Goods> {
    return this.plans.all().pipe(
      map((all) => {
        const plan = all.find((one) => one.id === id);
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- AppError is the one error type of our streams
        if (plan === undefined) throw GONE;
        const { name, priceYuan, days } = plan;
        const offered = this.offersVip();
        return { kind: 'role', id, name, priceYuan, cover: '', days, ...(!offered && { notSoldBecause: 'vip-off' }) };
      }),
    );
  }
}

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
function newestOrders({ orders }: Pick<OrderTools, 'orders'>): Observable<readonly Order[]> {
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

/** The commands that ask the server something, each once. */
const QUESTIONS = ['check-code', 'look-up', 'make', 'open', 'pay'] as const;

export type OrderQuestion = Extract<OrderCommand, { readonly kind: (typeof QUESTIONS)[number] }>;

export function isQuestion(command: OrderCommand): command is OrderQuestion {
  return QUESTIONS.some((kind) => kind === command.kind);
}

/** Asks, and reports what has come of it. Cold; emits once and completes, never errors. */
export function askAboutOrder(tools: OrderTools, question: OrderQuestion): Observable<OrderReport> {
  const { gateway, goods, navigator, time } = tools;
  switch (question.kind) {
    case 'check-code': {
      const { code } = question;
      const checked$ = canBeLookedUp(code) ? gateway.checkPromoCode(code) : of<PromoAnswer>({ kind: 'unusable' });
      const answer$ = checked$.pipe(map((answer): OrderReport => ({ kind: 'code-answered', code, answer })));
      return reporting(tools, answer$, (error) => ({ kind: 'code-lost', code, error }));
    }
    case 'look-up': {
      // The price may be another by now, and the thing the member's.
      const found$ = forkJoin({ goods: goods.ask(question.goods), orders: newestOrdersOf(tools, question.goods) });
      const lookedUp$ = found$.pipe(map((found): OrderReport => ({ kind: 'looked-up', ...found })));
      return reporting(tools, lookedUp$, (error) => ({ kind: 'look-up-failed', error }));
    }
    case 'make': {
      const made$ = gateway
        .make(question.order)
        .pipe(map((order): OrderReport => ({ kind: 'made', order, at: time.now() })));
      return reporting(tools, made$, (error) => ({ kind: 'make-failed', error }));
    }
    case 'open':
      return reporting(tools, factsOf(tools, question.orderNo), (error) => ({ kind: 'open-failed', error }));
    case 'pay': {
      const { orderNo, way } = question;
      const started$ = gateway
        .pay({ orderNo, way, returnTo: navigator.origin + successAddress(orderNo) })
        .pipe(map((start): OrderReport => ({ kind: 'payment-started', start })));
      return reporting(tools, started$, (error) => ({ kind: 'payment-failed', error }));
    }
  }
}

/** What goes wrong is a report too, and its cause is in the log. */
function reporting(
  { reporter }: Pick<OrderTools, 'reporter'>,
  report$: Observable<OrderReport>,
  failed: (error: AppError) => OrderReport,
): Observable<OrderReport> {
  return report$.pipe(
    catchError((thrown: unknown) => {
      const error = asAppError(thrown);
      reporter.note(error);
      return of(failed(error));
    }),
  );
}

/** All that is known of an order. That it is not among the newest, or that these cannot be had, is no obstacle. */
function factsOf(tools: OrderTools, orderNo: string): Observable<OrderReport> {
  const { gateway, kept, time } = tools;
  const newest$ = newestOrders(tools).pipe(catchError(() => of([])));
  // The ways to pay are the same for everything.
  return forkJoin({ status: gateway.status(orderNo), newest: newest$, terms: gateway.terms('course') }).pipe(
    map(({ newest, ...facts }) => ({
      kind: 'opened',
      ...facts,
      listed: newest.find((order) => order.orderNo === orderNo),
      others: newest.filter((order) => order.orderNo !== orderNo),
      kept: kept.one(orderNo),
      dueYuan: kept.dueYuan(orderNo),
      now: time.now(),
    })),
  );
}

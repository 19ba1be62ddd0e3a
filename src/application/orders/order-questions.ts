import { catchError, forkJoin, map, type Observable, of } from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import type { OrderCommand, OrderReport } from '../../domain/orders/order-flow.js';
import { successAddress } from '../../domain/orders/order-address.js';
import { canBeLookedUp, type PromoAnswer } from '../../domain/orders/promo-code.js';
import { newestOrders, newestOrdersOf, type OrderTools } from './order-tools.js';

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

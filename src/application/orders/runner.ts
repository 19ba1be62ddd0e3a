import {
  catchError,
  EMPTY,
  forkJoin,
  map,
  merge,
  Observable,
  of,
  ReplaySubject,
  Subject,
  Subscription,
  timer,
} from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { ORDER_LOCK_LIMIT_MS } from '../../domain/orders/limits.js';
import { nextStep } from '../../domain/orders/order-machine.js';
import { canBeChecked } from '../../domain/orders/order-form.js';
import {
  orderAddress,
  payAddress,
  payPageAddress,
  returnAddresses,
  successAddress,
} from '../../domain/orders/order-addresses.js';
import type { PromoAnswer } from '../../domain/orders/order.js';
import type {
  OrderAction,
  OrderCommand,
  OrderEvent,
  OrderFlow,
  OrderReport,
  OrderStep,
} from '../../domain/orders/states.js';
import { watchOrder } from './payment-watcher.js';
import { factsOf, newestOrdersOf, type OrderTools } from './order-requests.js';

/**
 * Runs the state machine of an order: executes its commands and passes their results back as events. Cold;
 * unsubscribing ends its requests, polling and timers. Never errors, never completes. `lock$` emits when this tab holds
 * the lock to send an order; unsubscribing releases the lock. A page that sends nothing needs none.
 */
export function runOrder(
  tools: OrderTools,
  begin: () => OrderStep,
  actions$: Observable<OrderAction>,
  lock$: Observable<void> = EMPTY,
): Observable<OrderFlow> {
  return new Observable<OrderFlow>((watcher) => {
    const running = new Subscription();
    const flows = new ReplaySubject<OrderFlow>(1);
    const statusRequests = new Subject<void>();
    const executing: ExecutionTools = { ...tools, lock$, statusRequests };
    const waiting: OrderEvent[] = [];
    let present: OrderStep = begin();
    // True while a step is being executed, from the first one on.
    let busy = true;
    let lock = new Subscription();

    const perform = (command: OrderCommand): void => {
      const reports$ = execute(executing, command);
      if (reports$ !== undefined && !running.closed) {
        const reports = reports$.subscribe(handleEvent);
        running.add(reports);
        if (command.kind === 'take-lock') lock = reports;
      }
    };
    const enter = (step: OrderStep, isNew: boolean): void => {
      present = step;
      if (isNew) flows.next(step.flow);
      for (const command of step.commands) perform(command);
      // Released after the results are stored: only then may another tab read them and send.
      if (step.flow.kind !== 'sending') lock.unsubscribe();
    };
    /** Handles one event at a time: an event that arrives during a step is queued. */
    function handleEvent(event: OrderEvent): void {
      waiting.push(event);
      if (!busy) handleWaiting();
    }
    function handleWaiting(): void {
      busy = true;
      for (let next = waiting.shift(); next !== undefined && !running.closed; next = waiting.shift()) {
        const step = nextStep(present.flow, next);
        enter(step, step.flow !== present.flow);
      }
      busy = false;
    }

    running.add(watchOrder(tools, flows, statusRequests).subscribe(handleEvent));
    running.add(flows.subscribe(watcher));
    enter(present, true);
    handleWaiting();
    running.add(actions$.subscribe(handleEvent));
    return running;
  });
}

interface ExecutionTools extends OrderTools {
  /** Emits when this tab holds the lock to send an order. */
  readonly lock$: Observable<void>;
  /** Makes `watchPayment` request the status, so that two status requests never overlap. */
  readonly statusRequests: Pick<Subject<void>, 'next'>;
}

/**
 * Executes a command of the state machine: at once, or it returns a request that reports its result once. The request
 * for the lock holds the lock until it is unsubscribed. Cold; never errors.
 */
function execute(tools: ExecutionTools, command: OrderCommand): Observable<OrderReport> | undefined {
  const { gateway, product, stored, navigator, clock, time, scene, isHandheld } = tools;
  switch (command.kind) {
    case 'check-code': {
      const { code } = command;
      return reporting(
        tools,
        canBeChecked(code) ? gateway.checkPromoCode(code) : of<PromoAnswer>({ kind: 'unusable' }),
        (answer) => ({ kind: 'code-answered', code, answer }),
        (error) => ({ kind: 'code-check-failed', code, error }),
      );
    }
    case 'take-lock':
      return merge(
        tools.lock$.pipe(map((): OrderReport => ({ kind: 'lock-taken' }))),
        timer(ORDER_LOCK_LIMIT_MS, time).pipe(map((): OrderReport => ({ kind: 'lock-timed-out' }))),
      );
    case 'look-up':
    case 'refresh': {
      const isLookUp = command.kind === 'look-up';
      // The price may have changed, and the member may own the product by now.
      return reporting(
        tools,
        forkJoin({ product: product.request(command.product), orders: newestOrdersOf(tools, command.product) }),
        (found) => ({ kind: isLookUp ? 'looked-up' : 'refreshed', ...found }),
        (error) => ({ kind: isLookUp ? 'look-up-failed' : 'refresh-failed', error }),
      );
    }
    case 'make':
      return reporting(
        tools,
        gateway.make(command.order),
        (order) => ({ kind: 'made', order, at: clock.now() }),
        (error) => ({ kind: 'make-failed', error }),
      );
    case 'open':
      return reporting(
        tools,
        factsOf(tools, command.orderNo),
        (facts) => ({ kind: 'opened', ...facts }),
        (error) => ({ kind: 'open-failed', error }),
      );
    case 'pay': {
      const { orderNo, method } = command;
      return reporting(
        tools,
        gateway.pay({ orderNo, method, scene, ...returnAddresses(navigator.origin, orderNo) }),
        (start) => ({ kind: 'payment-started', start }),
        (error) => ({ kind: 'payment-failed', error }),
      );
    }
    case 'request-status':
      tools.statusRequests.next();
      return undefined;
    case 'record-sent':
      stored.recordSent({ product: command.product, known: command.known });
      return undefined;
    case 'forget-sent':
      stored.forgetSent(command.product);
      return undefined;
    case 'store':
      stored.save(command.stored);
      return undefined;
    case 'close':
      stored.close(command.orderNo);
      return undefined;
    case 'replace':
      stored.replace(command.orderNo);
      return undefined;
    case 'go-to-pay':
      navigator.go(payAddress(command.orderNo));
      return undefined;
    case 'go-to-success':
      // Back must not lead to an order that is paid.
      navigator.go(successAddress(command.orderNo), 'replace');
      return undefined;
    case 'go-to-order':
      // Where the product cannot be bought, the list of orders.
      navigator.go(
        command.product === undefined ? ROUTES.memberOrders.pattern : orderAddress(command.product),
        'replace',
      );
      return undefined;
    case 'leave':
      // A phone or a tablet comes back to this page by Back (docs/decisions/0030-paying-on-a-phone.md).
      navigator.leave(command.url, isHandheld() ? 'push' : 'replace');
      return undefined;
    case 'leave-for-pay-page':
      navigator.leave(payPageAddress(command.url, returnAddresses(navigator.origin, command.orderNo)));
      return undefined;
  }
}

/** An answer and a failure each become a report; the cause of a failure is logged. */
function reporting<T>(
  { reporter }: Pick<OrderTools, 'reporter'>,
  request$: Observable<T>,
  answered: (answer: T) => OrderReport,
  failed: (error: AppError) => OrderReport,
): Observable<OrderReport> {
  return request$.pipe(
    map(answered),
    catchError((thrown: unknown) => {
      const error = asAppError(thrown);
      reporter.logFault(error);
      return of(failed(error));
    }),
  );
}

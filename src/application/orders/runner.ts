import {
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  merge,
  NEVER,
  Observable,
  ReplaySubject,
  skip,
  Subject,
  Subscription,
  switchMap,
  timer,
} from 'rxjs';

import { CONFIRMATION_MS, ORDER_TURN_LIMIT_MS, PAY_WITHIN_MS } from '../../domain/limits.js';
import type {
  OrderCommand,
  OrderAction,
  OrderEvent,
  OrderFlow,
  OrderReport,
  OrderStep,
} from '../../domain/orders/flow.js';
import { orderAddress, payAddress, successAddress } from '../../domain/orders/order.js';
import { nextStep } from '../../domain/orders/paying.js';
import { isOver } from '../../domain/kernel/countdown.js';
import { watchPayment } from './payment-watcher.js';
import { askAboutOrder, isQuestion, type OrderQuestion, type OrderTools } from './questions.js';

/**
 * Reports the end of the time to pay, or of the time to confirm. A time to pay that is over already by the device's
 * clock alone is not reported: the server ends such an order. Cold; never errors.
 */
function watchTime(tools: Pick<OrderTools, 'time' | 'clock'>, flow$: Observable<OrderFlow>): Observable<OrderReport> {
  return flow$.pipe(
    map(endOf),
    distinctUntilChanged(),
    switchMap((end) => {
      if (end === undefined) return EMPTY;
      const { time, clock } = tools;
      if (end !== 'minute' && !clock.isSynchronised && isOver(end, clock.now())) return EMPTY;
      // The limit matters where the device's clock was set back: `end` then seems too far away.
      const leftMs = end === 'minute' ? CONFIRMATION_MS : Math.max(0, end - (clock.now() ?? 0));
      const measured = clock.isSynchronised;
      return timer(Math.min(PAY_WITHIN_MS[1], leftMs), time).pipe(
        map((): OrderReport => ({ kind: 'time-over', measured })),
      );
    }),
  );
}

function endOf(flow: OrderFlow): number | 'minute' | undefined {
  if (flow.kind === 'confirming') return 'minute';
  if (flow.kind === 'replaced') return flow.order.endsAt;
  return flow.kind === 'waiting' && !flow.over ? flow.order.endsAt : undefined;
}

/** The displayed order. `before`: a replacement that another tab made earlier is reported too. */
interface WatchedOrder {
  readonly orderNo: string;
  readonly before: boolean;
}

/**
 * Reports that another tab has replaced the displayed order with a new one, so that the member does not pay both. Cold;
 * never errors.
 */
export function watchOtherTabs(
  { kept }: Pick<OrderTools, 'kept'>,
  flow$: Observable<OrderFlow>,
): Observable<OrderReport> {
  return flow$.pipe(
    map(watchedOrderOf),
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo && one?.before === other?.before),
    switchMap((watch) => {
      if (watch === undefined) return NEVER;
      const replaced$ = kept.replacedElsewhere$(watch.orderNo);
      return (watch.before ? replaced$ : replaced$.pipe(skip(1))).pipe(filter(Boolean));
    }),
    map((): OrderReport => ({ kind: 'let-go-elsewhere' })),
  );
}

function watchedOrderOf(flow: OrderFlow): WatchedOrder | undefined {
  switch (flow.kind) {
    case 'draft':
      return flow.earlier && { orderNo: flow.earlier.orderNo, before: false };
    case 'choosing':
      // The member opened this order on purpose, for example from the order list, so an earlier replacement does not
      // count.
      return { orderNo: flow.order.orderNo, before: false };
    case 'waiting':
      return { orderNo: flow.order.orderNo, before: true };
    default:
      return undefined;
  }
}

/** Where '重新下单' leads when the product cannot be bought. */
const ORDERS_PAGE = '/member/orders';

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
    const commands = new Subject<OrderCommand>();
    const asked$ = commands.pipe(filter(({ kind }) => kind === 'ask-status'));
    const waiting: OrderEvent[] = [];
    let present: OrderStep = begin();
    // True while a step is being executed, from the first one on.
    let busy = true;
    let lockSubscription = new Subscription();

    const takeLock = (): void => {
      lockSubscription = new Subscription();
      running.add(lockSubscription);
      lockSubscription.add(
        lock$.subscribe(() => {
          handleEvent({ kind: 'turn-taken' });
        }),
      );
      lockSubscription.add(
        timer(ORDER_TURN_LIMIT_MS, tools.time).subscribe(() => {
          handleEvent({ kind: 'turn-timed-out' });
        }),
      );
    };
    const ask = (question: OrderQuestion): void => {
      if (!running.closed) running.add(askAboutOrder(tools, question).subscribe(handleEvent));
    };
    const enter = (step: OrderStep, isNew: boolean): void => {
      present = step;
      if (isNew) flows.next(step.flow);
      for (const command of step.commands) {
        if (isQuestion(command)) ask(command);
        else if (command.kind === 'take-turn') takeLock();
        else execute(tools, command);
        commands.next(command);
      }
      // Released after the results are stored: only then may another tab read them and send.
      if (step.flow.kind !== 'sending') lockSubscription.unsubscribe();
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

    running.add(
      merge(watchPayment(tools, flows, asked$), watchTime(tools, flows), watchOtherTabs(tools, flows)).subscribe(
        handleEvent,
      ),
    );
    running.add(flows.subscribe(watcher));
    enter(present, true);
    handleWaiting();
    running.add(actions$.subscribe(handleEvent));
    return running;
  });
}

/** The commands without a request; they are executed at once. */
function execute(
  { kept, navigator }: OrderTools,
  command: Exclude<OrderCommand, OrderQuestion | { readonly kind: 'take-turn' }>,
): void {
  switch (command.kind) {
    case 'ask-status':
      // Handled by `watchPayment`, so that two status requests never overlap.
      return;
    case 'note-sent':
      kept.recordSent({ goods: command.goods, known: command.known });
      return;
    case 'forget-sent':
      kept.forgetSent(command.goods);
      return;
    case 'keep':
      kept.keep(command.kept);
      return;
    case 'close':
      kept.close(command.orderNo);
      return;
    case 'let-go':
      kept.replace(command.orderNo);
      return;
    case 'go-to-pay':
      navigator.go(payAddress(command.orderNo));
      return;
    case 'go-to-success':
      // Back must not lead to an order that is paid.
      navigator.go(successAddress(command.orderNo), 'replace');
      return;
    case 'go-to-order':
      navigator.go(command.goods === undefined ? ORDERS_PAGE : orderAddress(command.goods), 'replace');
      return;
    case 'leave':
      // The URL contains the member's token, so it replaces this page in the history (docs/spec/orders.md#paying).
      navigator.leave(command.url, 'replace');
      return;
  }
}

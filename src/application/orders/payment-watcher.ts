import {
  BehaviorSubject,
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  first,
  ignoreElements,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  skip,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { isOver } from '../../domain/kernel/countdown.js';
import { pauseAfter, pollWhileVisible } from '../../domain/kernel/polling.js';
import { becomesTrue, shareLatest } from '../../domain/kernel/streams.js';
import { CONFIRMATION_LIMIT_MS, ORDER_POLL_INTERVAL_MS, PAY_WITHIN_MS } from '../../domain/orders/limits.js';
import type { OrderFlow, OrderReport } from '../../domain/orders/states.js';
import { knownNow, type OrderTools } from './order-requests.js';

/**
 * Everything that is watched while an order is displayed: its payment status, the time to pay, whether another tab
 * replaces it, and the visitor's return to the page. `requested$` requests the status at once. Cold; never errors.
 */
export function watchOrder(
  tools: OrderTools,
  flow$: Observable<OrderFlow>,
  requested$: Observable<unknown>,
): Observable<OrderReport> {
  const { presence } = tools;
  const returned$ = merge(presence.restored$, becomesTrue(presence.visible$)).pipe(
    map((): OrderReport => ({ kind: 'returned' })),
  );
  return merge(
    watchPayment(tools, flow$, requested$),
    watchTime(tools, flow$),
    watchOtherTabs(tools, flow$),
    returned$,
  );
}

/** What is watched of a displayed order. */
interface Watch {
  readonly orderNo: string;
  /** Its status. `last`: the time to pay is over, and the status is requested one last time. */
  readonly polled?: 'always' | 'on-request' | 'last';
  /** When the time to pay ends; `confirmation`: `CONFIRMATION_LIMIT_MS` from now. */
  readonly end?: number | 'confirmation' | undefined;
  /** Whether another tab replaces it: also before it was displayed, or only from then on. */
  readonly replaced?: 'ever' | 'from-now';
}

function watchOf(flow: OrderFlow): Watch | undefined {
  switch (flow.kind) {
    case 'draft':
      return flow.earlier && { orderNo: flow.earlier.orderNo, polled: 'on-request', replaced: 'from-now' };
    case 'choosing':
      // The member opened this order on purpose, for example from the order list, so an earlier replacement does not
      // count.
      return { orderNo: flow.order.orderNo, polled: 'on-request', replaced: 'from-now' };
    case 'waiting': {
      const { orderNo, endsAt } = flow.order;
      const watch = { orderNo, replaced: 'ever' } as const;
      return flow.isTimeOver ? { ...watch, polled: 'last' } : { ...watch, polled: 'always', end: endsAt };
    }
    case 'replaced':
    case 'payment-code-lost':
      return { orderNo: flow.order.orderNo, polled: 'always', end: flow.order.endsAt };
    case 'timed-out':
      return { orderNo: flow.order.orderNo, polled: 'on-request' };
    case 'confirming':
      return { orderNo: flow.orderNo, polled: 'always', end: 'confirmation' };
    case 'unsettled':
      return { orderNo: flow.orderNo, polled: 'on-request' };
    default:
      return undefined;
  }
}

/** The order of which `part` is watched. Emits only when that changes. */
function watched(flow$: Observable<OrderFlow>, part: 'polled' | 'replaced'): Observable<Watch | undefined> {
  return flow$.pipe(
    map(watchOf),
    map((watch) => (watch?.[part] === undefined ? undefined : watch)),
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo && one?.[part] === other?.[part]),
  );
}

/**
 * Requests the payment status: every `ORDER_POLL_INTERVAL_MS` while the order is polled and the tab is visible, and at
 * once when `requested$` emits. One request at a time; a failed one is reported as `status-lost`, and requests pause
 * when the server limits the rate (docs/spec/orders.md#paying). Cold; never errors.
 */
export function watchPayment(
  tools: OrderTools,
  flow$: Observable<OrderFlow>,
  requested$: Observable<unknown>,
): Observable<OrderReport> {
  const watched$ = watched(flow$, 'polled').pipe(shareLatest());
  return watched$.pipe(
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo),
    // When the order is settled, the polling ends and a pending request is cancelled.
    switchMap((watch) => (watch === undefined ? EMPTY : watchStatus(tools, watch.orderNo, watched$, requested$))),
  );
}

function watchStatus(
  tools: OrderTools,
  orderNo: string,
  watched$: Observable<Watch | undefined>,
  requested$: Observable<unknown>,
): Observable<OrderReport> {
  const { presence, time, gateway, reporter } = tools;
  const failures = new Subject<AppError>();
  const paused = new BehaviorSubject(false);
  // One pause for the whole order: it continues when `polled` changes.
  const pauses$ = failures.pipe(
    switchMap((error) => concat(of(true), pauseAfter(error, time), of(false))),
    tap(paused),
    ignoreElements(),
  );
  const status$ = gateway.status(orderNo).pipe(
    map((status): OrderReport => ({ kind: 'status', status, now: knownNow(tools) })),
    catchError((thrown: unknown) => {
      const error = asAppError(thrown);
      reporter.logFault(error);
      failures.next(error);
      return of<OrderReport>({ kind: 'status-lost', error });
    }),
  );
  // The immediate answer to a click during the pause: the status is not known yet.
  const unknownYet: OrderReport = { kind: 'status-lost', error: { kind: 'too-many' } };
  const afterPause$ = paused.pipe(
    first((isPaused) => !isPaused),
    switchMap(() => status$),
  );
  const reports$ = watched$.pipe(
    switchMap((watch) => {
      if (watch?.polled === 'last') return requested$.pipe(exhaustMap(() => afterPause$));
      const ticks$ = watch?.polled === 'always' ? pollWhileVisible(presence, ORDER_POLL_INTERVAL_MS, time) : NEVER;
      const polled$ = merge(requested$, ticks$).pipe(
        filter(() => !paused.value),
        exhaustMap(() => status$),
      );
      return merge(
        requested$.pipe(
          filter(() => paused.value),
          map(() => unknownYet),
        ),
        polled$,
      );
    }),
  );
  return merge(pauses$, reports$);
}

/**
 * Reports the end of the time to pay, or of the time to confirm. When only the device's clock says that the time to pay
 * is already over, nothing is reported: the server ends such an order itself. Cold; never errors.
 */
function watchTime(tools: Pick<OrderTools, 'time' | 'clock'>, flow$: Observable<OrderFlow>): Observable<OrderReport> {
  return flow$.pipe(
    map((flow) => watchOf(flow)?.end),
    distinctUntilChanged(),
    switchMap((end) => {
      if (end === undefined) return EMPTY;
      const { time, clock } = tools;
      if (end !== 'confirmation' && !clock.isSynchronised && isOver(end, clock.now())) return EMPTY;
      // The limit matters where the device's clock was set back: `end` then seems too far away.
      const leftMs = end === 'confirmation' ? CONFIRMATION_LIMIT_MS : Math.max(0, end - (clock.now() ?? 0));
      const isMeasured = clock.isSynchronised;
      return timer(Math.min(PAY_WITHIN_MS[1], leftMs), time).pipe(
        map((): OrderReport => ({ kind: 'time-over', isMeasured })),
      );
    }),
  );
}

/**
 * Reports that another tab has replaced the displayed order with a new one, so that the member does not pay both. Cold;
 * never errors.
 */
export function watchOtherTabs(
  { stored }: Pick<OrderTools, 'stored'>,
  flow$: Observable<OrderFlow>,
): Observable<OrderReport> {
  return watched(flow$, 'replaced').pipe(
    switchMap((watch) => {
      if (watch === undefined) return NEVER;
      const replaced$ = stored.replacedElsewhere$(watch.orderNo);
      return (watch.replaced === 'ever' ? replaced$ : replaced$.pipe(skip(1))).pipe(filter(Boolean));
    }),
    map((): OrderReport => ({ kind: 'replaced-elsewhere' })),
  );
}

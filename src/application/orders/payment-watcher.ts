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
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { pauseAfter, pollWhileVisible } from '../../domain/kernel/polling.js';
import { shareLatest } from '../../domain/kernel/streams.js';
import { ORDER_POLL_MS } from '../../domain/limits.js';
import type { OrderFlow, OrderReport } from '../../domain/orders/flow.js';
import { knownNow, type OrderTools } from './questions.js';

/** The order whose status is watched. */
interface PolledOrder {
  readonly orderNo: string;
  /** `last`: requested once more, because the time to pay is over. */
  readonly polled: 'always' | 'on-request' | 'last';
}

/**
 * Requests the payment status: every 2 s while the order is polled and the tab is visible, and at once when `asked$`
 * emits. One request at a time; a failed one is reported as `status-lost`, and requests pause when the server limits
 * the rate (docs/spec/orders.md#paying). Cold; never errors.
 */
export function watchPayment(
  tools: OrderTools,
  flow$: Observable<OrderFlow>,
  asked$: Observable<unknown>,
): Observable<OrderReport> {
  const watched$ = flow$.pipe(
    map(polledOrderOf),
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo && one?.polled === other?.polled),
    shareLatest(),
  );
  return watched$.pipe(
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo),
    // When the order is settled, the polling ends and a pending request is cancelled.
    switchMap((watch) => (watch === undefined ? EMPTY : watchStatus(tools, watch.orderNo, watched$, asked$))),
  );
}

function watchStatus(
  tools: OrderTools,
  orderNo: string,
  watched$: Observable<PolledOrder | undefined>,
  asked$: Observable<unknown>,
): Observable<OrderReport> {
  const { presence, time, gateway, reporter } = tools;
  const failures = new Subject<AppError>();
  const resting = new BehaviorSubject(false);
  // Of the order, not of one way to watch it: the pause goes on when the time to pay is over.
  const rest$ = failures.pipe(
    switchMap((error) => concat(of(true), pauseAfter(error, time), of(false))),
    tap(resting),
    ignoreElements(),
  );
  const status$ = gateway.status(orderNo).pipe(
    map((status): OrderReport => ({ kind: 'status', status, now: knownNow(tools) })),
    catchError((thrown: unknown) => {
      const error = asAppError(thrown);
      reporter.note(error);
      failures.next(error);
      return of<OrderReport>({ kind: 'status-lost', error });
    }),
  );
  // A click during the pause gets an immediate answer: not known yet.
  const unknownYet: OrderReport = { kind: 'status-lost', error: { kind: 'too-many' } };
  const afterRest$ = resting.pipe(
    first((isResting) => !isResting),
    switchMap(() => status$),
  );
  const reports$ = watched$.pipe(
    switchMap((watch) => {
      if (watch?.polled === 'last') return asked$.pipe(exhaustMap(() => afterRest$));
      const ticks$ = watch?.polled === 'always' ? pollWhileVisible(presence, ORDER_POLL_MS, time) : NEVER;
      const polled$ = merge(asked$, ticks$).pipe(
        filter(() => !resting.value),
        exhaustMap(() => status$),
      );
      return merge(
        asked$.pipe(
          filter(() => resting.value),
          map(() => unknownYet),
        ),
        polled$,
      );
    }),
  );
  return merge(rest$, reports$);
}

function polledOrderOf(flow: OrderFlow): PolledOrder | undefined {
  switch (flow.kind) {
    case 'waiting':
      return { orderNo: flow.order.orderNo, polled: flow.over ? 'last' : 'always' };
    case 'replaced':
      return { orderNo: flow.order.orderNo, polled: 'always' };
    case 'confirming':
      return { orderNo: flow.orderNo, polled: 'always' };
    case 'timed-out':
      return { orderNo: flow.order.orderNo, polled: 'on-request' };
    case 'unsettled':
      return { orderNo: flow.orderNo, polled: 'on-request' };
    default:
      return undefined;
  }
}

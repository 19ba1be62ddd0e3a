import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  switchMap,
  timer,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { pauseAfter } from '../../domain/errors/pause-after.js';
import { pollWhileVisible } from '../../domain/kernel/poll-while-visible.js';
import { CONFIRMATION_MS, ORDER_POLL_MS, PAY_WITHIN_MS } from '../../domain/limits.js';
import type { OrderFlow, OrderReport } from '../../domain/orders/order-flow.js';
import type { OrderTools } from './order-tools.js';

/** Who is asked about, and whether over and over. */
interface PolledOrder {
  readonly orderNo: string;
  readonly polled: boolean;
}

/**
 * Whether an order is paid: every 2 s while it waits and somebody looks, and at once when `asked$` says so. Never two
 * questions at a time, quiet about lost answers, at rest where the server wants fewer (pages §8). Cold; never errors.
 */
export function watchPayment(
  tools: OrderTools,
  flow$: Observable<OrderFlow>,
  asked$: Observable<unknown>,
): Observable<OrderReport> {
  const { presence, time } = tools;
  return flow$.pipe(
    map(polledOrderOf),
    distinctUntilChanged((one, other) => one?.orderNo === other?.orderNo && one?.polled === other?.polled),
    // An order that is settled is asked about no more, and a question that is on its way is given up.
    switchMap((watch) => {
      if (watch === undefined) return EMPTY;
      let resting = false;
      const ticks$ = watch.polled ? pollWhileVisible(presence, ORDER_POLL_MS, time) : NEVER;
      const status$ = tools.gateway.status(watch.orderNo).pipe(
        map((status): OrderReport => ({ kind: 'status', status })),
        catchError((thrown: unknown) => {
          const error = asAppError(thrown);
          tools.reporter.note(error);
          const rest$ = defer(() => {
            resting = true;
            return pauseAfter(error, time).pipe(
              finalize(() => {
                resting = false;
              }),
            );
          });
          return concat(of<OrderReport>({ kind: 'status-lost', error }), rest$);
        }),
      );
      // Who asks while it rests hears at once that nothing is known yet.
      const unheard$ = asked$.pipe(
        filter(() => resting),
        map((): OrderReport => ({ kind: 'status-lost', error: { kind: 'too-many' } })),
      );
      return merge(unheard$, merge(asked$, ticks$).pipe(exhaustMap(() => status$)));
    }),
  );
}

/** Says when the time of an order, or that of its confirmation, is over. Cold; never errors. */
export function watchTime({ time }: Pick<OrderTools, 'time'>, flow$: Observable<OrderFlow>): Observable<OrderReport> {
  return flow$.pipe(
    map(endOf),
    distinctUntilChanged(),
    switchMap((end) => {
      if (end === undefined) return EMPTY;
      // Never longer than the longest: where more seems to be left, the clock has been put back.
      const waitMs = end === 'minute' ? CONFIRMATION_MS : Math.min(PAY_WITHIN_MS[1], Math.max(0, end - time.now()));
      return timer(waitMs, time).pipe(map((): OrderReport => ({ kind: 'time-over' })));
    }),
  );
}

function polledOrderOf(flow: OrderFlow): PolledOrder | undefined {
  switch (flow.kind) {
    case 'waiting':
      return { orderNo: flow.order.orderNo, polled: !flow.over };
    case 'replaced':
      return { orderNo: flow.order.orderNo, polled: true };
    case 'confirming':
      return { orderNo: flow.orderNo, polled: true };
    case 'timed-out':
      return { orderNo: flow.order.orderNo, polled: false };
    case 'unsettled':
      return { orderNo: flow.orderNo, polled: false };
    default:
      return undefined;
  }
}

function endOf(flow: OrderFlow): number | 'minute' | undefined {
  if (flow.kind === 'confirming') return 'minute';
  if (flow.kind === 'replaced') return flow.order.endsAt;
  return flow.kind === 'waiting' && !flow.over ? flow.order.endsAt : undefined;
}

import { distinctUntilChanged, filter, map, NEVER, type Observable, skip, switchMap } from 'rxjs';

import type { OrderFlow, OrderReport } from '../../domain/orders/order-flow.js';
import type { OrderTools } from './order-tools.js';

/** Which order is on view, and whether it counts that it was let go of before. */
interface WatchedOrder {
  readonly orderNo: string;
  readonly before: boolean;
}

/**
 * Says that another tab of the browser has let go of the order on view, so that nobody pays it beside the one that was
 * made in its place. Cold; never errors.
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
      const letGo$ = kept.letGoElsewhere$(watch.orderNo);
      return (watch.before ? letGo$ : letGo$.pipe(skip(1))).pipe(filter(Boolean));
    }),
    map((): OrderReport => ({ kind: 'let-go-elsewhere' })),
  );
}

function watchedOrderOf(flow: OrderFlow): WatchedOrder | undefined {
  switch (flow.kind) {
    case 'draft':
      return flow.earlier && { orderNo: flow.earlier.orderNo, before: false };
    case 'choosing':
      // Somebody who opens it on purpose, from the list of orders say, wants it after all.
      return { orderNo: flow.order.orderNo, before: false };
    case 'waiting':
      return { orderNo: flow.order.orderNo, before: true };
    default:
      return undefined;
  }
}

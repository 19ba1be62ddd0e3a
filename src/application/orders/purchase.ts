import {
  catchError,
  distinctUntilChanged,
  filter,
  finalize,
  forkJoin,
  map,
  type Observable,
  of,
  Subject,
  switchMap,
  takeWhile,
  tap,
} from 'rxjs';

import type { RouteName } from '../../domain/access/routes.js';
import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import { beginPayment } from '../../domain/orders/opening-steps.js';
import { readOrderNo, readProduct } from '../../domain/orders/order-addresses.js';
import { beginOrder, type OrderBeginning } from '../../domain/orders/order-form-steps.js';
import type { Bought } from '../../domain/orders/receipt.js';
import type { ProductKey } from '../../domain/orders/order.js';
import type { OrderAction, OrderFlow } from '../../domain/orders/states.js';
import { locationsOf } from '../site/route-locations.js';
import { newestOrdersOf, type OrderTools, termsOf } from './order-requests.js';
import { runOrder } from './runner.js';

/** What each page of an order shows: the order form, the payment page, the success page. */
export type OrderPageState =
  /** The location names no order, or a product that is not sold here. */
  | { readonly kind: 'no-order' }
  /** In a state that belongs to another of the pages, the navigation to it is under way. */
  | { readonly kind: 'order'; readonly flow: OrderFlow; readonly bought?: Bought | undefined };

/** A page of an order while it is open. */
export interface OrderVisit {
  /**
   * The order of the location. Cold; unsubscribing ends the polling and cancels every request. Never errors, never
   * completes.
   */
  readonly state$: Observable<Loading<OrderPageState>>;
  /** Passes an action of the member to the order; an action that does not fit the present state changes nothing. */
  dispatch(action: OrderAction): void;
}

/** Opens `page`: `read` finds in its query what the order is about, `run` shows the order. */
export function visitOf<Key>(
  page: RouteName,
  { navigator }: Pick<OrderTools, 'navigator'>,
  read: (query: string) => Key | undefined,
  run: (key: Key, actions$: Observable<OrderAction>) => Observable<Loading<OrderPageState>>,
): OrderVisit {
  const actions = new Subject<OrderAction>();
  return {
    state$: locationsOf(page, navigator).pipe(
      map(({ query }) => read(query)),
      distinctUntilChanged((one, other) => JSON.stringify(one) === JSON.stringify(other)),
      switchMap((key) => (key === undefined ? of(ready({ kind: 'no-order' })) : run(key, actions))),
    ),
    dispatch: (action) => {
      actions.next(action);
    },
  };
}

/** The state of the page for a state of the order. */
export function shownOf(flow: OrderFlow, bought?: Bought): Loading<OrderPageState> {
  switch (flow.kind) {
    case 'opening':
      return flow.error === undefined ? LOADING : { kind: 'failed', error: flow.error };
    case 'missing':
      return { kind: 'missing' };
    default:
      return ready({ kind: 'order', flow, ...(bought && { bought }) });
  }
}

function ready(value: OrderPageState): Loading<OrderPageState> {
  return { kind: 'ready', value, isRenewing: false };
}

/** The order form (docs/spec/orders.md#order-form): the page `/order` while it is open. */
export function openOrderForm(tools: OrderTools): OrderVisit {
  return visitOf('order', tools, readProduct, (product, actions$) => {
    const retries$ = actions$.pipe(filter(({ kind }) => kind === 'retried'));
    return tools.loader.load(beginning(tools, product), retries$).pipe(
      // From then on the order itself answers what the member does.
      takeWhile(({ kind }) => kind !== 'ready', true),
      switchMap((loaded) => {
        if (loaded.kind !== 'ready') return of(loaded);
        const lock$ = tools.lock.hold(`order-${product.kind}-${String(product.id)}`);
        const begin = () => beginOrder({ ...loaded.value, restored: tools.drafts.read(product) });
        return runOrder(tools, begin, actions$, lock$).pipe(
          tap((flow) => {
            tools.drafts.follow(product, flow);
          }),
          map((flow) => shownOf(flow)),
        );
      }),
      finalize(() => {
        tools.drafts.leave(product);
      }),
    );
  });
}

function beginning(tools: OrderTools, product: ProductKey): Observable<OrderBeginning> {
  return forkJoin({
    product: tools.product.request(product),
    terms: termsOf(tools, product.kind),
    // The page also works without the orders: they are looked up again before an order is sent.
    orders: newestOrdersOf(tools, product).pipe(catchError(() => of(undefined))),
  }).pipe(map((found) => ({ ...found, sent: tools.stored.sent(product) })));
}

/** Paying an order (docs/spec/orders.md#paying): the page `/order/pay` while it is open. */
export function openPayment(tools: OrderTools): OrderVisit {
  return visitOf('orderPay', tools, readOrderNo, (orderNo, actions$) =>
    runOrder(tools, () => beginPayment(orderNo, tools.stored.one(orderNo)), actions$).pipe(
      map((flow) => shownOf(flow)),
    ),
  );
}

/** Buying (docs/spec/orders.md): opens the order form, the payment page or the success page, once each time it opens. */
export interface Purchase {
  readonly order: () => OrderVisit;
  readonly orderPay: () => OrderVisit;
  readonly orderSuccess: () => OrderVisit;
}

export const PURCHASE = token<Purchase>('Purchase');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly order: Purchase;
    /** The same, fetched with the payment page alone. */
    readonly orderPay: Purchase;
  }
}

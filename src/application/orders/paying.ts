import { distinctUntilChanged, map, type Observable, of, Subject, switchMap } from 'rxjs';

import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import type { OrderAction, OrderFlow, PayingFlow } from '../../domain/orders/states.js';
import { readOrderNo } from '../../domain/orders/order-addresses.js';
import { beginPayment } from '../../domain/orders/opening-steps.js';
import { locationsOf } from '../site/route-locations.js';
import type { OrderTools } from './order-requests.js';
import { runOrder } from './runner.js';

/** The states of the payment page (docs/spec/orders.md#paying). */
export type PaymentPageState =
  /** The location names no order. */
  | { readonly kind: 'no-order' }
  /** In the state `paid` the navigation to the success page is under way. */
  | { readonly kind: 'order'; readonly flow: PaymentFlow };

/** The states that the payment page renders itself; `pageStateOf` maps the other ones to `Loading`. */
export type PaymentFlow = Exclude<PayingFlow, { readonly kind: 'opening' | 'missing' | 'confirming' | 'unsettled' }>;

/** Paying an order (docs/spec/orders.md#paying): the page `/order/pay` while it is open. */
export class PaymentVisit {
  /**
   * The order of the location. Cold; unsubscribing ends the polling and cancels every request. Never errors, never
   * completes.
   */
  readonly state$: Observable<Loading<PaymentPageState>>;
  private readonly actions = new Subject<OrderAction>();

  constructor(tools: OrderTools) {
    this.state$ = locationsOf('orderPay', tools.navigator).pipe(
      map(({ query }) => readOrderNo(query)),
      distinctUntilChanged(),
      switchMap((orderNo) =>
        orderNo === undefined
          ? of(NO_ORDER)
          : runOrder(tools, () => beginPayment(orderNo, tools.stored.one(orderNo)), this.actions).pipe(
              map(pageStateOf),
            ),
      ),
    );
  }

  /** Passes an action of the member to the order; an action that does not fit the present state changes nothing. */
  dispatch(action: OrderAction): void {
    this.actions.next(action);
  }

  /** Requests again what failed. */
  retry(): void {
    this.actions.next({ kind: 'retried' });
  }
}

const NO_ORDER: Loading<PaymentPageState> = { kind: 'ready', value: { kind: 'no-order' }, isRenewing: false };

function pageStateOf(flow: OrderFlow): Loading<PaymentPageState> {
  switch (flow.kind) {
    case 'opening':
      return flow.error === undefined ? LOADING : { kind: 'failed', error: flow.error };
    case 'missing':
      return { kind: 'missing' };
    case 'choosing':
    case 'starting':
    case 'waiting':
    case 'payment-code-lost':
    case 'bought':
    case 'paid':
    case 'cancelled':
    case 'timed-out':
    case 'replaced':
      return { kind: 'ready', value: { kind: 'order', flow }, isRenewing: false };
    default:
      return LOADING;
  }
}

/** Call it once each time the page opens. */
export const ORDER_PAY = token<() => PaymentVisit>('OrderPay');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly orderPay: () => PaymentVisit;
  }
}

import { distinctUntilChanged, map, type Observable, of, Subject, switchMap } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import { type Loading, LOADING } from '../../domain/kernel/loading.js';
import { readOrderNo } from '../../domain/orders/order-address.js';
import type { OrderDeed, OrderFlow, PayingFlow } from '../../domain/orders/order-flow.js';
import { beginPayment } from '../../domain/orders/open-order.js';
import { placesUnder } from '../site/route-places.js';
import { runOrder } from './order-run.js';
import type { OrderTools } from './order-tools.js';
import { token } from '../../domain/kernel/token.js';

/** What the page where an order is paid shows (pages §8). */
export type PaymentShown =
  /** The address names no order. */
  | { readonly kind: 'no-order' }
  /** `paid`: the visitor is on the way to the page of success. */
  | { readonly kind: 'order'; readonly flow: PaymentFlow };

/** What the page draws itself; the rest are faces of `Loading`. */
export type PaymentFlow = Exclude<PayingFlow, { readonly kind: 'opening' | 'gone' | 'confirming' | 'unsettled' }>;

/** Paying an order (pages §8): the service of the page `/order/pay`. */
export class OrderPay {
  constructor(private readonly tools: OrderTools) {}

  /** Immediate: nothing is asked before somebody watches. One for each time that the page is opened. */
  open(): PaymentVisit {
    return new PaymentVisit(this.tools);
  }
}

/** The page where an order is paid, as long as it is open. */
export class PaymentVisit {
  /**
   * The order of the address. Cold; unsubscribing ends the poll and everything that was asked. Never errors, never
   * completes.
   */
  readonly state$: Observable<Loading<PaymentShown>>;
  private readonly deeds = new Subject<OrderDeed>();

  constructor(tools: OrderTools) {
    this.state$ = placesUnder(tools.navigator, ROUTES.orderPay.pattern).pipe(
      map(({ place }) => readOrderNo(place.query)),
      distinctUntilChanged(),
      switchMap((orderNo) =>
        orderNo === undefined
          ? of(NO_ORDER)
          : runOrder(tools, () => beginPayment(orderNo, tools.kept.one(orderNo)), this.deeds).pipe(map(shownOf)),
      ),
    );
  }

  /** A deed of the member; one that makes no sense at the moment changes nothing. */
  do(deed: OrderDeed): void {
    this.deeds.next(deed);
  }

  /** Asks again for what could not be had. */
  retry(): void {
    this.deeds.next({ kind: 'retried' });
  }
}

const NO_ORDER: Loading<PaymentShown> = { kind: 'ready', value: { kind: 'no-order' }, renewing: false };

function shownOf(flow: OrderFlow): Loading<PaymentShown> {
  switch (flow.kind) {
    case 'opening':
      return flow.error === undefined ? LOADING : { kind: 'failed', error: flow.error };
    case 'gone':
      return { kind: 'gone' };
    case 'choosing':
    case 'starting':
    case 'waiting':
    case 'code-lost':
    case 'bought':
    case 'paid':
    case 'cancelled':
    case 'timed-out':
    case 'replaced':
      return { kind: 'ready', value: { kind: 'order', flow }, renewing: false };
    default:
      return LOADING;
  }
}

export const ORDER_PAY = token<OrderPay>('OrderPay');

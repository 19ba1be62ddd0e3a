import {
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  map,
  type Observable,
  of,
  Subject,
  switchMap,
  timeout,
} from 'rxjs';

import type { Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import { productOfOrder } from '../../domain/orders/listed-order.js';
import type { WaitingOrder } from '../../domain/orders/waiting-orders.js';
import { readOrderNo } from '../../domain/orders/order-addresses.js';
import { beginConfirmation } from '../../domain/orders/payment-steps.js';
import { methodName, methodText } from '../../domain/orders/receipt.js';
import type { OrderAction, OrderFlow } from '../../domain/orders/states.js';
import type { Session } from '../../domain/session/session.js';
import { ORDER_DETAILS_LIMIT_MS } from '../../domain/site/limits.js';
import { locationsOf } from '../site/route-locations.js';
import { findOrder, type OrderTools } from './order-requests.js';
import { runOrder } from './runner.js';

/** What was bought, as far as this tab or the member's orders contain it. */
export interface Bought {
  readonly product: WaitingOrder['product'];
  /** In whole yuan: the amount due when the order was created; `undefined` when this device does not know it. */
  readonly paidYuan: number | undefined;
  /** The price of the product before any promo code: used when `paidYuan` is not known. */
  readonly priceYuan?: number | undefined;
  /** The creation time of the order, in epoch milliseconds. */
  readonly orderedAt?: number | undefined;
  /** How it was paid, in words; `undefined` where that is not known. */
  readonly method?: string | undefined;
}

/** The states of the success page (docs/spec/orders.md#success-page). */
export type SuccessPageState =
  /** The location names no order: the page shows only the link to the orders. */
  | { readonly kind: 'no-order' }
  | { readonly kind: 'confirming'; readonly orderNo: string }
  | { readonly kind: 'unsettled'; readonly orderNo: string }
  | { readonly kind: 'cancelled'; readonly orderNo: string }
  /** Only the server's order status leads here. `bought` is `undefined` where it is not known. */
  | { readonly kind: 'paid'; readonly orderNo: string; readonly bought: Bought | undefined };

/**
 * Confirms that an order is paid and shows what was bought (docs/spec/orders.md#success-page): the page `/order/success`
 * while it is open.
 */
export class SuccessVisit {
  /**
   * The order of the location. Cold; unsubscribing ends the polling and cancels every request. Never errors, never
   * completes.
   */
  readonly state$: Observable<Loading<SuccessPageState>>;
  private readonly actions = new Subject<OrderAction>();

  constructor(
    private readonly tools: OrderTools,
    private readonly session: Pick<Session, 'reloadInAllTabs'>,
  ) {
    this.state$ = locationsOf('orderSuccess', tools.navigator).pipe(
      map(({ query }) => readOrderNo(query)),
      distinctUntilChanged(),
      switchMap((orderNo) => (orderNo === undefined ? of(ready({ kind: 'no-order' })) : this.order(orderNo))),
    );
  }

  /** Requests once more whether an unconfirmed order is paid. */
  requestAgain(): void {
    this.actions.next({ kind: 'confirmed' });
  }

  private order(orderNo: string): Observable<Loading<SuccessPageState>> {
    return runOrder(this.tools, () => beginConfirmation(orderNo), this.actions).pipe(
      switchMap((flow) => this.shown(orderNo, flow)),
    );
  }

  private shown(orderNo: string, flow: OrderFlow): Observable<Loading<SuccessPageState>> {
    switch (flow.kind) {
      case 'paid':
        return this.paid(orderNo);
      case 'missing':
        return of({ kind: 'missing' });
      case 'cancelled':
      case 'unsettled':
        return of(ready({ kind: flow.kind, orderNo }));
      default:
        return of(ready({ kind: 'confirming', orderNo }));
    }
  }

  private paid(orderNo: string): Observable<Loading<SuccessPageState>> {
    const shown = (bought: Bought | undefined) => ready({ kind: 'paid', orderNo, bought });
    const { order: stored, method } = this.tools.stored.one(orderNo) ?? {};
    const paidYuan = this.tools.stored.dueYuan(orderNo);
    const fromTab: Bought | undefined = stored?.product && {
      product: stored.product,
      ...sumOf(paidYuan ?? stored.dueYuan, stored.priceYuan),
      orderedAt: stored.orderedAt,
      ...(method && { method: methodName(method) }),
    };
    const confirmation$ =
      fromTab === undefined
        ? concat(of(ready({ kind: 'confirming', orderNo })), this.findInOrders(orderNo, paidYuan).pipe(map(shown)))
        : of(shown(fromTab));
    return defer(() => {
      // The purchase changed the member's points or membership: every tab reloads the member.
      this.session.reloadInAllTabs();
      return confirmation$;
    });
  }

  /** Optional: when it cannot be loaded, or is late and would move the page, the page shows less. */
  private findInOrders(orderNo: string, paidYuan: number | undefined): Observable<Bought | undefined> {
    return findOrder(this.tools, orderNo).pipe(
      timeout({ first: ORDER_DETAILS_LIMIT_MS, scheduler: this.tools.time }),
      catchError(() => of(undefined)),
      map(
        (order) =>
          order && {
            product: productOfOrder(order),
            ...sumOf(paidYuan, order.charge),
            orderedAt: order.createdAt,
            method: methodText(order),
          },
      ),
    );
  }
}

function sumOf(paidYuan: number | undefined, priceYuan: number | undefined): Omit<Bought, 'product'> {
  return paidYuan === undefined ? { paidYuan, priceYuan } : { paidYuan };
}

function ready(value: SuccessPageState): Loading<SuccessPageState> {
  return { kind: 'ready', value, isRenewing: false };
}

/** Call it once each time the page opens. */
export const ORDER_SUCCESS = token<() => SuccessVisit>('OrderSuccess');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly orderSuccess: () => SuccessVisit;
  }
}

import { catchError, concat, defer, distinctUntilChanged, map, type Observable, of, Subject, switchMap } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { readOrderNo } from '../../domain/orders/order-address.js';
import type { OrderDeed, OrderFlow } from '../../domain/orders/order-flow.js';
import { beginConfirmation } from '../../domain/orders/pay-order.js';
import { goodsOfOrder } from '../../domain/orders/order-state.js';
import type { WaitingOrder } from '../../domain/orders/waiting-order.js';
import type { Session } from '../../domain/session/session.js';
import { placesUnder } from '../site/route-places.js';
import { runOrder } from './order-run.js';
import { findOrder, type OrderTools } from './order-tools.js';
import { token } from '../../domain/kernel/token.js';

/** What was bought, as far as this tab or the member's orders know. */
export interface Bought {
  readonly goods: WaitingOrder['goods'];
  /** In whole yuan: what the server named as due when the order was made; `undefined` where this device does not know it. */
  readonly paidYuan: number | undefined;
  /** The price of the goods before any code: where `paidYuan` is not known. */
  readonly priceYuan?: number | undefined;
}

/** What the page of success says (pages §9). */
export type SuccessShown =
  /** The address names no order: the way to the orders is all there is. */
  | { readonly kind: 'no-order' }
  | { readonly kind: 'confirming'; readonly orderNo: string }
  | { readonly kind: 'unsettled'; readonly orderNo: string }
  | { readonly kind: 'cancelled'; readonly orderNo: string }
  /** By the server's word alone. `bought` is `undefined` until it is known. */
  | { readonly kind: 'paid'; readonly orderNo: string; readonly bought: Bought | undefined };

/** Whether an order is paid, and what was bought (pages §9): the service of the page `/order/success`. */
export class OrderSuccess {
  constructor(
    private readonly tools: OrderTools,
    private readonly session: Pick<Session, 'announce'>,
  ) {}

  /** Immediate: nothing is asked before somebody watches. One for each time that the page is opened. */
  open(): SuccessVisit {
    return new SuccessVisit(this.tools, this.session);
  }
}

/** The page of success, as long as it is open. */
export class SuccessVisit {
  /** The order of the address. Cold; unsubscribing ends everything. Never errors, never completes. */
  readonly state$: Observable<Loading<SuccessShown>>;
  private readonly deeds = new Subject<OrderDeed>();

  constructor(
    private readonly tools: OrderTools,
    private readonly session: Pick<Session, 'announce'>,
  ) {
    this.state$ = placesUnder(tools.navigator, ROUTES.orderSuccess.pattern).pipe(
      map(({ place }) => readOrderNo(place.query)),
      distinctUntilChanged(),
      switchMap((orderNo) => (orderNo === undefined ? of(ready({ kind: 'no-order' })) : this.order(orderNo))),
    );
  }

  /** Asks once more whether an order is paid that is not settled yet. */
  askAgain(): void {
    this.deeds.next({ kind: 'confirmed' });
  }

  private order(orderNo: string): Observable<Loading<SuccessShown>> {
    return runOrder(this.tools, () => beginConfirmation(orderNo), this.deeds).pipe(
      switchMap((flow) => this.shown(orderNo, flow)),
    );
  }

  private shown(orderNo: string, flow: OrderFlow): Observable<Loading<SuccessShown>> {
    switch (flow.kind) {
      case 'paid':
        return this.paid(orderNo);
      case 'gone':
        return of({ kind: 'gone' });
      case 'cancelled':
      case 'unsettled':
        return of(ready({ kind: flow.kind, orderNo }));
      default:
        return of(ready({ kind: 'confirming', orderNo }));
    }
  }

  private paid(orderNo: string): Observable<Loading<SuccessShown>> {
    const shown = (bought: Bought | undefined) => ready({ kind: 'paid', orderNo, bought });
    const kept = this.tools.kept.one(orderNo)?.order;
    const paidYuan = this.tools.kept.dueYuan(orderNo);
    const fromTab: Bought | undefined = kept?.goods && {
      goods: kept.goods,
      ...sumOf(paidYuan ?? kept.dueYuan, kept.priceYuan),
    };
    const told$ =
      fromTab === undefined
        ? concat(of(shown(undefined)), this.onRecord(orderNo, paidYuan).pipe(map(shown)))
        : of(shown(fromTab));
    return defer(() => {
      // Points and the end of a membership are others now, in every tab.
      this.session.announce();
      return told$;
    });
  }

  /** Nobody waits for it: where it cannot be had the page says less. */
  private onRecord(orderNo: string, paidYuan: number | undefined): Observable<Bought | undefined> {
    return findOrder(this.tools, orderNo).pipe(
      catchError(() => of(undefined)),
      map((order) => order && { goods: goodsOfOrder(order), ...sumOf(paidYuan, order.charge) }),
    );
  }
}

function sumOf(paidYuan: number | undefined, priceYuan: number | undefined): Omit<Bought, 'goods'> {
  return paidYuan === undefined ? { paidYuan, priceYuan } : { paidYuan };
}

function ready(value: SuccessShown): Loading<SuccessShown> {
  return { kind: 'ready', value, renewing: false };
}

export const ORDER_SUCCESS = token<OrderSuccess>('OrderSuccess');

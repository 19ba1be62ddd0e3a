import { catchError, concat, defer, distinctUntilChanged, map, type Observable, of, Subject, switchMap } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import { LOADING, type Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import { goodsOfOrder, type WaitingOrder } from '../../domain/orders/existing-orders.js';
import type { OrderDeed, OrderFlow, PayingFlow } from '../../domain/orders/flow.js';
import { readOrderNo } from '../../domain/orders/order.js';
import { beginConfirmation, beginPayment } from '../../domain/orders/paying.js';
import type { Session } from '../../domain/session/session.js';
import { placesUnder } from '../site/route-locations.js';
import { findOrder, type OrderTools } from './questions.js';
import { runOrder } from './runner.js';

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

declare module '../lazy-services.js' {
  interface LazyServiceTypes {
    readonly orderPay: OrderPay;
    readonly orderSuccess: OrderSuccess;
  }
}

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

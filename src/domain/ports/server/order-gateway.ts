import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { Order } from '../../orders/existing-orders.js';
import type {
  GoodsKind,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentStart,
  PayWayName,
  PromoAnswer,
} from '../../orders/order.js';
import type { Page, PageRequest } from '../../paging.js';

/** A way to pay an order, and where its provider sends the member back to: an address of this site, whole. */
export interface PaymentRequest {
  readonly orderNo: string;
  readonly way: PayWayName;
  readonly returnTo: string;
}

/**
 * Makes orders and has them paid (pages API 3.14–3.16). Members only.
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It emits once and completes, and fails only with an `AppError`.
 * Nothing is asked twice by itself: an order whose answer was lost may or may not have been made.
 */
export interface OrderGateway {
  /** How the server sells things of that kind. */
  terms(kind: GoodsKind): Observable<OrderTerms>;
  /** A code that cannot be used is an answer, not a failure. */
  checkPromoCode(code: string): Observable<PromoAnswer>;
  /** Fails with `refused` in the server's words, with `missing` when there is no such thing. */
  make(order: NewOrder): Observable<MadeOrder>;
  /**
   * Begins to pay by a way of the terms. WeChat gives its code once for each order: another call is `refused`, and so is
   * every call for an order that is done. Fails with `no-route` where the server offers the choice itself.
   */
  pay(request: PaymentRequest): Observable<PaymentStart>;
  /** Fails with `missing` for an order of somebody else, too. */
  status(orderNo: string): Observable<OrderStatus>;
}

export const ORDER_GATEWAY = token<OrderGateway>('OrderGateway');

/**
 * Knows what a member has ordered (pages API 3.17).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface OrdersGateway {
  /** Newest first. A server of the later generation tells only of what was paid. */
  list(request: PageRequest): Observable<Page<Order>>;
}

export const ORDERS_GATEWAY = token<OrdersGateway>('OrdersGateway');

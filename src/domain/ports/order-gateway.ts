import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { ListedOrder } from '../orders/listed-order.js';
import type { ReturnAddresses } from '../orders/order-addresses.js';
import type { OfferedMethod, PaymentMethodName } from '../orders/payment-methods.js';
import type {
  ProductKind,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentStart,
  PromoAnswer,
} from '../orders/order.js';
import type { Page, PageRequest } from '../kernel/paging.js';
import type { Scene } from '../site/scene.js';

/** A payment method for an order. */
export interface OrderPayment extends ReturnAddresses {
  readonly orderNo: string;
  readonly method: PaymentMethodName;
  readonly scene: Scene;
}

/**
 * Makes orders and starts payments (docs/api/orders.md). Members only. Every call is cold: each subscription sends one
 * request with the token stored at that moment, and never repeats it: an order whose answer was lost may have been
 * made. Unsubscribing cancels it. It emits once, asynchronously, and completes; it fails only with an `AppError`.
 */
export interface OrderGateway {
  /** The terms on which the server sells products of this kind, with all that it offers in the scene. */
  terms(kind: ProductKind, scene: Scene): Observable<OrderTerms<OfferedMethod>>;
  /** An unusable code is an answer, not a failure. */
  checkPromoCode(code: string): Observable<PromoAnswer>;
  /** Fails with `refused` and the server's message, and with `missing` when the product does not exist. */
  make(order: NewOrder): Observable<MadeOrder>;
  /**
   * Starts a payment with a method of the terms. The server returns WeChat's code once per order: a second call is
   * `refused`, as is every call for a finished order. Fails with `no-route` where the server's page offers the methods.
   */
  pay(request: OrderPayment): Observable<PaymentStart>;
  /** Fails with `missing`, also for another member's order. */
  status(orderNo: string): Observable<OrderStatus>;
}

export const ORDER_GATEWAY = token<OrderGateway>('OrderGateway');

/**
 * The member's orders (docs/api/orders.md#order-list). Every call is cold: each subscription sends one request with the
 * token stored at that moment; unsubscribing cancels it. Answers are asynchronous; it fails only with an `AppError`.
 */
export interface OrderListGateway {
  /** Newest first. A server of the second generation lists only paid orders. */
  list(request: PageRequest): Observable<Page<ListedOrder>>;
}

export const ORDER_LIST_GATEWAY = token<OrderListGateway>('OrderListGateway');

import type { Observable } from 'rxjs';

import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderStatus, OrderTerms, PaymentStart } from '../../../domain/orders/payment.js';
import type { PromoAnswer } from '../../../domain/orders/promo-code.js';
import type { OrderGateway, PaymentRequest } from '../../../domain/ports/server/order-gateway.port.js';
import type { ByGeneration, Generations } from '../client/generations.js';

/** What the generations sell in their own ways. */
export type Selling = Pick<OrderGateway, 'terms' | 'make'>;

/**
 * Orders before a server of either generation: here it is chosen which, and nowhere else. What has no such route has made
 * no order: the other way is safe.
 */
export class HttpOrderGateway implements OrderGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<Selling>,
    /** Of the first generation: a later server has no such routes, and says so. */
    private readonly payments: Pick<OrderGateway, 'pay'>,
    private readonly calls: Pick<OrderGateway, 'checkPromoCode' | 'status'>,
  ) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.ask((orders) => orders.terms(kind));
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.calls.checkPromoCode(code);
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.ask((orders) => orders.make(order));
  }

  pay(request: PaymentRequest): Observable<PaymentStart> {
    return this.payments.pay(request);
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.calls.status(orderNo);
  }

  private ask<T>(question: (orders: Selling) => Observable<T>): Observable<T> {
    return this.generations.ask('orders', this.adapters, question);
  }
}

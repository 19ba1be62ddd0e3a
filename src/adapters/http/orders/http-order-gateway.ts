import type { Observable } from 'rxjs';

import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderStatus, OrderTerms, PaymentStart } from '../../../domain/orders/payment.js';
import type { PromoAnswer } from '../../../domain/orders/promo-code.js';
import type { OrderGateway, PaymentRequest } from '../../../domain/ports/server/order-gateway.port.js';
import type { ByGeneration, Generations } from '../client/generations.js';

/** Orders before a server of either generation. What has no such route has made no order: the other way is safe. */
export class HttpOrderGateway implements OrderGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<Omit<OrderGateway, 'pay'>>,
    /** Of the first generation: a later server has no such routes, and says so. */
    private readonly payments: Pick<OrderGateway, 'pay'>,
  ) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.ask((orders) => orders.terms(kind));
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.ask((orders) => orders.checkPromoCode(code));
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.ask((orders) => orders.make(order));
  }

  pay(request: PaymentRequest): Observable<PaymentStart> {
    return this.payments.pay(request);
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.ask((orders) => orders.status(orderNo));
  }

  private ask<T>(question: (orders: Omit<OrderGateway, 'pay'>) => Observable<T>): Observable<T> {
    return this.generations.ask('orders', this.adapters, question);
  }
}

import type { Observable } from 'rxjs';

import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderStatus, OrderTerms, PaymentStart } from '../../../domain/orders/payment.js';
import type { PromoAnswer } from '../../../domain/orders/promo-code.js';
import type { OrderGateway, PaymentRequest } from '../../../domain/ports/server/order-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import { askByGeneration, type ByGeneration } from '../network/ask-by-generation.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryOrderGatewayG1 } from './memory-order-gateway-g1.js';
import { MemoryOrderGatewayG2 } from './memory-order-gateway-g2.js';
import { askPromoCode, askStatus, type Selling } from './order-answers.js';

/** Orders before a pretend site of either generation: here it is chosen which, and nowhere else. */
export class MemoryOrderGateway implements OrderGateway {
  private readonly adapters: ByGeneration<Selling>;

  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {
    this.adapters = { 1: new MemoryOrderGatewayG1(site, network), 2: new MemoryOrderGatewayG2(site, network) };
  }

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.ask((orders) => orders.terms(kind));
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return askPromoCode(this.site, this.network, code);
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.ask((orders) => orders.make(order));
  }

  pay(request: PaymentRequest): Observable<PaymentStart> {
    return this.ask((orders) => orders.pay(request));
  }

  status(orderNo: string): Observable<OrderStatus> {
    return askStatus(this.site, this.network, orderNo);
  }

  private ask<T>(question: (orders: Selling) => Observable<T>): Observable<T> {
    return askByGeneration(this.site, this.adapters, question);
  }
}

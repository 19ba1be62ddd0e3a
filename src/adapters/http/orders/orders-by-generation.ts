import type { Observable } from 'rxjs';

import type {
  ProductKind,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentStart,
  PromoAnswer,
} from '../../../domain/orders/order.js';
import type { OrderGateway, PaymentRequest, ReturnAddresses } from '../../../domain/ports/order-gateway.js';
import type { Scene } from '../../../domain/site/scene.js';
import type { ByGeneration, Generations } from '../client/generations.js';

/** The calls that differ between the generations. */
export type GenerationSpecificCalls = Pick<OrderGateway, 'terms' | 'make'>;

/**
 * Orders on a server of either generation; only this class chooses. Repeating `make` with the other generation is safe:
 * a server without the route has not created an order.
 */
export class HttpOrderGateway implements OrderGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<GenerationSpecificCalls>,
    /** Always the adapter of the first generation: a server of the second answers that it lacks these routes. */
    private readonly payments: Pick<OrderGateway, 'pay'>,
    private readonly calls: Pick<OrderGateway, 'checkPromoCode' | 'payPageAddress' | 'status'>,
  ) {}

  terms(kind: ProductKind, scene: Scene): Observable<OrderTerms> {
    return this.request((orders) => orders.terms(kind, scene));
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.calls.checkPromoCode(code);
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.request((orders) => orders.make(order));
  }

  pay(request: PaymentRequest): Observable<PaymentStart> {
    return this.payments.pay(request);
  }

  payPageAddress(url: string, back: ReturnAddresses): string {
    return this.calls.payPageAddress(url, back);
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.calls.status(orderNo);
  }

  private request<T>(call: (orders: GenerationSpecificCalls) => Observable<T>): Observable<T> {
    return this.generations.request('orders', this.adapters, call);
  }
}

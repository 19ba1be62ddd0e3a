import type { Observable } from 'rxjs';

import type { OrderStatus } from '../../../domain/orders/payment.js';
import type { PromoAnswer } from '../../../domain/orders/promo-code.js';
import type { OrderGateway } from '../../../domain/ports/server/order-gateway.port.js';
import type { HttpClient } from '../client/http-client.js';
import { decodeOrderStatus, decodePromoAnswer } from './decode-payment.js';

/** What servers of both generations are asked alike (pages API 3.14, 3.15). */
export class OrderCalls implements Pick<OrderGateway, 'checkPromoCode' | 'status'> {
  constructor(
    private readonly http: HttpClient,
    private readonly now: () => number,
  ) {}

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.http.request({ method: 'GET', path: '/api/v2/promoCode/{code}/check', parts: { code } }, (data) =>
      decodePromoAnswer(data, this.now()),
    );
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/order/status', query: { order_id: orderNo } },
      decodeOrderStatus,
    );
  }
}

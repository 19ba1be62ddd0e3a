import { from, type Observable } from 'rxjs';

import { PAY_WITHIN_MS } from '../../../domain/limits.js';
import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderTerms } from '../../../domain/orders/payment.js';
import type { HttpClient } from '../client/http-client.js';
import { decodeMadeOrderG2 } from './decode-payment.js';
import type { Selling } from './http-order-gateway.js';

/** What the later servers call them (pages API 3.16). */
const TYPES: Readonly<Record<GoodsKind, string>> = { course: 'COURSE', role: 'ROLE' };

/** Orders of a server of the second generation, which has a page of its own for the payment (pages API 3.16). */
export class HttpOrderGatewayG2 implements Selling {
  constructor(private readonly http: HttpClient) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    const agreement = kind === 'course' ? 'paid-content' : 'member';
    const terms: OrderTerms = { agreement, payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true };
    return from(Promise.resolve(terms));
  }

  make({ goods: { kind, id }, promoCode, agreed }: NewOrder): Observable<MadeOrder> {
    const body = { goods_type: TYPES[kind], goods_id: id, promo_code: promoCode, agree_protocol: agreed ? 1 : 0 };
    return this.http.request({ method: 'POST', path: '/api/v3/order', body }, decodeMadeOrderG2);
  }
}

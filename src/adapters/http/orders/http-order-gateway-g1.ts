import { from, map, type Observable } from 'rxjs';

import { PAY_WITHIN_MS } from '../../../domain/limits.js';
import type { GoodsKind } from '../../../domain/orders/goods.js';
import type { MadeOrder, NewOrder, OrderTerms, PaymentStart } from '../../../domain/orders/payment.js';
import type { OrderGateway, PaymentRequest } from '../../../domain/ports/server/order-gateway.port.js';
import { alipayAddress } from '../../wire/alipay-address.js';
import type { HttpClient } from '../client/http-client.js';
import { asRecord, asText, nonEmptyText, required } from '../client/json-readers.js';
import type { ResolvePicture } from '../client/resolve-picture.js';
import { decodeMadeOrderG1, decodePayWays } from './decode-payment.js';
import type { Selling } from './http-order-gateway.js';

/** Orders of a server of the first generation: the site asks how the member pays (pages API 3.15). */
export class HttpOrderGatewayG1 implements Selling, Pick<OrderGateway, 'pay'> {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
    /** The token stored at this moment. */
    private readonly token: () => string | undefined,
  ) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.http
      .request({ method: 'GET', path: '/api/v2/order/payments', query: { scene: 'pc' } }, (data) =>
        decodePayWays(data, this.picture),
      )
      .pipe(
        map((ways) => ({
          ...(kind === 'role' && { agreement: 'member' as const }),
          ways,
          payWithinMs: PAY_WITHIN_MS[1],
        })),
      );
  }

  make({ goods: { kind, id }, promoCode, agreed }: NewOrder): Observable<MadeOrder> {
    const thing = kind === 'course' ? { course_id: id } : { role_id: id, agree: agreed ? 1 : 0 };
    const body = { ...thing, promo_code: promoCode };
    return this.http.request({ method: 'POST', path: `/api/v2/order/${kind}`, body }, decodeMadeOrderG1);
  }

  pay({ orderNo, way, returnTo }: PaymentRequest): Observable<PaymentStart> {
    const body = { order_id: orderNo };
    switch (way) {
      case 'wechat':
        return this.http.request({ method: 'POST', path: '/api/v2/order/pay/wechatScan', body }, (data) => ({
          kind: 'wechat-code',
          text: required(nonEmptyText(asRecord(data)?.['code_url']), 'pay.code_url'),
        }));
      case 'hand':
        return this.http.request({ method: 'POST', path: '/api/v3/order/pay/handPay', body }, (data) => ({
          kind: 'hand',
          html: asText(asRecord(data)?.['text']) ?? '',
        }));
      case 'alipay': {
        const server = this.http.knownServer.address;
        const url = alipayAddress(server, { orderNo, returnTo, token: this.token() });
        // Nothing is asked: the browser goes there itself.
        return from(Promise.resolve<PaymentStart>({ kind: 'leave', url }));
      }
    }
  }
}

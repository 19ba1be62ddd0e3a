import { from, map, type Observable } from 'rxjs';

import { orderState } from '../../../domain/orders/listed-order.js';
import {
  type MadeOrder,
  type NewOrder,
  type OrderTerms,
  type PaymentStart,
  type ProductKind,
  termsOfGeneration,
} from '../../../domain/orders/order.js';
import { type OfferedMethod, PAYMENT_METHODS } from '../../../domain/orders/payment-methods.js';
import type { OrderGateway, OrderPayment } from '../../../domain/ports/order-gateway.js';
import type { Scene } from '../../../domain/site/scene.js';
import { payRedirectAddress } from '../../wire/orders.js';
import { asAmount } from '../../wire/amounts-and-durations.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asRecord,
  decodeList,
  type JsonRecord,
  nonEmptyText,
  required,
  nonEmptyRecord,
  textOrEmpty,
} from '../client/json-readers.js';
import type { ResolveImage } from '../client/known-server.js';
import type { GenerationSpecificCalls } from './orders-by-generation.js';

/** docs/api/orders.md#payment-methods. */
function decodePaymentMethods(data: unknown, image: ResolveImage): readonly OfferedMethod[] {
  const decodeMethod = (method: JsonRecord): OfferedMethod => {
    const sign = required(nonEmptyText(method['sign']), 'payments.sign');
    return { sign, title: nonEmptyText(method['name']) ?? sign, icon: image(textOrEmpty(method['icon'])) };
  };
  return required(
    decodeList(data, decodeMethod, ({ sign }) => sign),
    'payments',
  );
}

/**
 * The answer of the first generation to a new order (docs/api/orders.md#create-an-order-generation-1): its status is a
 * word.
 */
function decodeMadeOrderG1(data: unknown): MadeOrder {
  const order = required(nonEmptyRecord(data), 'order');
  return {
    orderNo: required(nonEmptyText(order['order_id']), 'order.order_id'),
    isPaid: orderState({ statusText: textOrEmpty(order['status_text']) }) === 'paid',
    amount: { kind: 'price', yuan: asAmount(order['charge']) },
  };
}

/**
 * Orders on a server of the first generation: this site lets the member choose the payment method (docs/api/orders.md).
 */
export class HttpOrderGatewayG1 implements GenerationSpecificCalls, Pick<OrderGateway, 'pay'> {
  constructor(
    private readonly http: HttpClient,
    private readonly image: ResolveImage,
    /** The token that is stored at this moment. */
    private readonly token: () => string | undefined,
  ) {}

  terms(kind: ProductKind, scene: Scene): Observable<OrderTerms<OfferedMethod>> {
    return this.http
      .request({ method: 'GET', path: '/api/v2/order/payments', query: { scene } }, (data) =>
        decodePaymentMethods(data, this.image),
      )
      .pipe(map((methods) => ({ ...termsOfGeneration(1, kind), methods })));
  }

  make({ product: { kind, id }, promoCode, hasAgreed }: NewOrder): Observable<MadeOrder> {
    const thing = kind === 'course' ? { course_id: id } : { role_id: id, agree: hasAgreed ? 1 : 0 };
    const body = { ...thing, promo_code: promoCode };
    return this.http.request({ method: 'POST', path: `/api/v2/order/${kind}`, body }, decodeMadeOrderG1);
  }

  pay(request: OrderPayment): Observable<PaymentStart> {
    const body = { order_id: request.orderNo };
    switch (PAYMENT_METHODS[request.method].opens) {
      case 'code':
        return this.http.request({ method: 'POST', path: '/api/v2/order/pay/wechatScan', body }, (data) => ({
          kind: 'code',
          text: required(nonEmptyText(asRecord(data)?.['code_url']), 'pay.code_url'),
        }));
      case 'hand':
        return this.http.request({ method: 'POST', path: '/api/v3/order/pay/handPay', body }, (data) => ({
          kind: 'hand',
          html: textOrEmpty(asRecord(data)?.['text']),
        }));
      case 'page':
      case 'sheet': {
        const url = payRedirectAddress(this.http.knownServer.address, { ...request, token: this.token() });
        // No request: the browser navigates to this URL itself.
        return from(Promise.resolve<PaymentStart>({ kind: 'leave', url }));
      }
    }
  }
}

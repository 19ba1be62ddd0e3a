import { from, type Observable } from 'rxjs';

import { PRODUCT_TYPES } from '../../../domain/orders/listed-order.js';
import {
  type MadeOrder,
  type NewOrder,
  type OrderTerms,
  type ProductKind,
  termsOfGeneration,
} from '../../../domain/orders/order.js';
import { asAmount } from '../../wire/amounts-and-durations.js';
import type { HttpClient } from '../client/http-client.js';
import { asBoolean, asWebAddress, nonEmptyText, required, nonEmptyRecord } from '../client/json-readers.js';
import type { GenerationSpecificCalls } from './orders-by-generation.js';

/**
 * The answer of the second generation (docs/api/orders.md#create-an-order-generation-2): without a payment page when
 * nothing is left to pay.
 */
function decodeMadeOrderG2(data: unknown): MadeOrder {
  const order = required(nonEmptyRecord(data), 'order');
  const isPaid = required(asBoolean(order['is_paid']), 'order.is_paid');
  return {
    orderNo: required(nonEmptyText(order['order_no']), 'order.order_no'),
    isPaid,
    amount: { kind: 'due', yuan: asAmount(order['total']) },
    ...(!isPaid && {
      payment: { kind: 'pay-page' as const, url: required(asWebAddress(order['pay_url']), 'order.pay_url') },
    }),
  };
}

/**
 * Orders on a server of the second generation, which has its own payment page
 * (docs/api/orders.md#create-an-order-generation-2).
 */
export class HttpOrderGatewayG2 implements GenerationSpecificCalls {
  constructor(private readonly http: HttpClient) {}

  terms(kind: ProductKind): Observable<OrderTerms<never>> {
    return from(Promise.resolve(termsOfGeneration(2, kind)));
  }

  make({ product: { kind, id }, promoCode, hasAgreed }: NewOrder): Observable<MadeOrder> {
    const body = {
      goods_type: PRODUCT_TYPES[kind],
      goods_id: id,
      promo_code: promoCode,
      agree_protocol: hasAgreed ? 1 : 0,
    };
    return this.http.request({ method: 'POST', path: '/api/v3/order', body }, decodeMadeOrderG2);
  }
}

import { from, type Observable } from 'rxjs';

import { PAY_WITHIN_MS } from '../../../domain/site/limits.js';
import type { ProductKind, MadeOrder, NewOrder, OrderTerms } from '../../../domain/orders/order.js';
import { asAmount } from '../../wire/quantities.js';
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

/** The names of the second generation (docs/api/orders.md#create-an-order-generation-2). */
const TYPES: Readonly<Record<ProductKind, string>> = { course: 'COURSE', role: 'ROLE' };

/**
 * Orders on a server of the second generation, which has its own payment page
 * (docs/api/orders.md#create-an-order-generation-2).
 */
export class HttpOrderGatewayG2 implements GenerationSpecificCalls {
  constructor(private readonly http: HttpClient) {}

  terms(kind: ProductKind): Observable<OrderTerms> {
    const agreement = kind === 'course' ? 'paid-content' : 'member';
    const terms: OrderTerms = { agreement, payWithinMs: PAY_WITHIN_MS[2], hidesUnpaid: true };
    return from(Promise.resolve(terms));
  }

  make({ product: { kind, id }, promoCode, hasAgreed }: NewOrder): Observable<MadeOrder> {
    const body = { goods_type: TYPES[kind], goods_id: id, promo_code: promoCode, agree_protocol: hasAgreed ? 1 : 0 };
    return this.http.request({ method: 'POST', path: '/api/v3/order', body }, decodeMadeOrderG2);
  }
}

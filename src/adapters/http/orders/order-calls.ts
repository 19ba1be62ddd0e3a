import type { Observable } from 'rxjs';

import { isOver } from '../../../domain/kernel/countdown.js';
import type { OrderStatus, PromoAnswer } from '../../../domain/orders/order.js';
import type { OrderGateway, ReturnAddresses } from '../../../domain/ports/order-gateway.js';
import { asAmount } from '../../wire/quantities.js';
import { orderStatusOf, payPageAddress } from '../../wire/orders.js';
import type { HttpClient } from '../client/http-client.js';
import { asBoolean, asInstant, asRecord, integer, required, nonEmptyRecord } from '../client/json-readers.js';

/** docs/api/orders.md#check-a-promo-code: an unknown code has no record. `now` is the server's time. */
function decodePromoAnswer(data: unknown, now: number | undefined): PromoAnswer {
  const answer = required(nonEmptyRecord(data), 'promoCode');
  const code = nonEmptyRecord(answer['promo_code']);
  const usable = required(asBoolean(answer['can_use']), 'promoCode.can_use');
  if (code === undefined) return { kind: 'unusable', because: 'unknown' };
  if (!usable) {
    const expiresAt = asInstant(code['expired_at']);
    return { kind: 'unusable', ...(expiresAt !== undefined && isOver(expiresAt, now) && { because: 'expired' }) };
  }
  return { kind: 'usable', discountYuan: asAmount(code['invited_user_reward']) };
}

/** docs/api/orders.md: the same in both generations. */
function decodeOrderStatus(data: unknown): OrderStatus {
  const number = required(integer(asRecord(data)?.['status']), 'status');
  return required(orderStatusOf(number), 'status');
}

/** The calls that are the same in both generations (docs/api/orders.md#check-a-promo-code, docs/api/orders.md). */
export class OrderCalls implements Pick<OrderGateway, 'checkPromoCode' | 'payPageAddress' | 'status'> {
  constructor(
    private readonly http: HttpClient,
    private readonly now: () => number | undefined,
  ) {}

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.http.request({ method: 'GET', path: '/api/v2/promoCode/{code}/check', parts: { code } }, (data) =>
      decodePromoAnswer(data, this.now()),
    );
  }

  payPageAddress(url: string, back: ReturnAddresses): string {
    return payPageAddress(url, back);
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/order/status', query: { order_id: orderNo } },
      decodeOrderStatus,
    );
  }
}

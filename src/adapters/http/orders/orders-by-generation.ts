import type { Observable } from 'rxjs';

import { isOver } from '../../../domain/kernel/countdown.js';
import type {
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentStart,
  ProductKind,
  PromoAnswer,
} from '../../../domain/orders/order.js';
import type { OfferedMethod } from '../../../domain/orders/payment-methods.js';
import type { OrderGateway, OrderPayment } from '../../../domain/ports/order-gateway.js';
import type { Scene } from '../../../domain/site/scene.js';
import { orderStatusOf } from '../../wire/orders.js';
import { asAmount } from '../../wire/amounts-and-durations.js';
import type { Generations } from '../client/generations.js';
import type { HttpClient } from '../client/http-client.js';
import { asBoolean, asInstant, asRecord, integer, nonEmptyRecord, required } from '../client/json-readers.js';

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

/** The calls that differ between the generations. */
export type GenerationSpecificCalls = Pick<OrderGateway, 'terms' | 'make'>;

/**
 * Orders on a server of either generation; only this class chooses. Repeating `make` with the other generation is safe:
 * a server without the route has not created an order.
 */
export class HttpOrderGateway implements OrderGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly generations: Generations,
    /** A server of the second generation answers that it lacks the routes of `pay`. */
    private readonly adapters: {
      readonly 1: GenerationSpecificCalls & Pick<OrderGateway, 'pay'>;
      readonly 2: GenerationSpecificCalls;
    },
    /** The server's time. */
    private readonly now: () => number | undefined,
  ) {}

  terms(kind: ProductKind, scene: Scene): Observable<OrderTerms<OfferedMethod>> {
    return this.request((orders) => orders.terms(kind, scene));
  }

  checkPromoCode(code: string): Observable<PromoAnswer> {
    return this.http.request({ method: 'GET', path: '/api/v2/promoCode/{code}/check', parts: { code } }, (data) =>
      decodePromoAnswer(data, this.now()),
    );
  }

  make(order: NewOrder): Observable<MadeOrder> {
    return this.request((orders) => orders.make(order));
  }

  pay(request: OrderPayment): Observable<PaymentStart> {
    return this.adapters[1].pay(request);
  }

  status(orderNo: string): Observable<OrderStatus> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/order/status', query: { order_id: orderNo } },
      decodeOrderStatus,
    );
  }

  private request<T>(call: (orders: GenerationSpecificCalls) => Observable<T>): Observable<T> {
    return this.generations.request('orders', this.adapters, call);
  }
}

import { from, map, type Observable } from 'rxjs';

import { isOver } from '../../../domain/kernel/countdown.js';
import { PAY_WITHIN_MS } from '../../../domain/site/limits.js';
import { orderState } from '../../../domain/orders/existing-orders.js';
import type {
  GoodsKind,
  MadeOrder,
  NewOrder,
  OrderStatus,
  OrderTerms,
  PaymentMethod,
  PaymentStart,
  PromoAnswer,
} from '../../../domain/orders/order.js';
import type { OrderGateway, PaymentRequest } from '../../../domain/ports/order-gateway.js';
import { alipayAddress, orderStatusOf, paymentMethodOf } from '../../wire/orders.js';
import type { ByGeneration, Generations } from '../client/generations.js';
import type { HttpClient } from '../client/http-client.js';
import {
  asBoolean,
  asInstant,
  asList,
  asRecord,
  asText,
  asWebAddress,
  decodeEach,
  integer,
  nonEmptyText,
  required,
} from '../client/json-readers.js';
import type { ResolveImage } from '../client/known-server.js';
import { nonEmptyRecord } from '../client/page-readers.js';

/** docs/api/orders.md#payment-methods. Payment methods that this site does not support are left out. */
function decodePaymentMethods(data: unknown, image: ResolveImage): readonly PaymentMethod[] {
  return decodeEach(required(asList(data), 'payments'), (method) => {
    const sign = required(nonEmptyText(method['sign']), 'payments.sign');
    return {
      name: required(paymentMethodOf(sign), 'payments.sign'),
      title: nonEmptyText(method['name']) ?? sign,
      icon: image(asText(method['icon']) ?? ''),
    };
  });
}

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
  const discount = required(integer(code['invited_user_reward']), 'promoCode.invited_user_reward');
  return { kind: 'usable', discountYuan: Math.max(0, discount) };
}

/**
 * The answer of the first generation to a new order (docs/api/orders.md#create-an-order-generation-1): its status is a
 * word.
 */
function decodeMadeOrderG1(data: unknown): MadeOrder {
  const order = required(nonEmptyRecord(data), 'order');
  return {
    orderNo: required(nonEmptyText(order['order_id']), 'order.order_id'),
    paid: orderState({ statusText: asText(order['status_text']) ?? '' }) === 'paid',
    amount: { kind: 'price', yuan: required(integer(order['charge']), 'order.charge') },
  };
}

/**
 * The answer of the second generation (docs/api/orders.md#create-an-order-generation-2): without a payment page when
 * nothing is left to pay.
 */
function decodeMadeOrderG2(data: unknown): MadeOrder {
  const order = required(nonEmptyRecord(data), 'order');
  const paid = required(asBoolean(order['is_paid']), 'order.is_paid');
  return {
    orderNo: required(nonEmptyText(order['order_no']), 'order.order_no'),
    paid,
    amount: { kind: 'due', yuan: required(integer(order['total']), 'order.total') },
    ...(!paid && {
      payment: { kind: 'pay-page' as const, url: required(asWebAddress(order['pay_url']), 'order.pay_url') },
    }),
  };
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
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<GenerationSpecificCalls>,
    /** Of the first generation: a server of the second lacks these routes and answers so. */
    private readonly payments: Pick<OrderGateway, 'pay'>,
    private readonly calls: Pick<OrderGateway, 'checkPromoCode' | 'status'>,
  ) {}

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.request((orders) => orders.terms(kind));
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

  status(orderNo: string): Observable<OrderStatus> {
    return this.calls.status(orderNo);
  }

  private request<T>(call: (orders: GenerationSpecificCalls) => Observable<T>): Observable<T> {
    return this.generations.request('orders', this.adapters, call);
  }
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

  terms(kind: GoodsKind): Observable<OrderTerms> {
    return this.http
      .request({ method: 'GET', path: '/api/v2/order/payments', query: { scene: 'pc' } }, (data) =>
        decodePaymentMethods(data, this.image),
      )
      .pipe(
        map((methods) => ({
          ...(kind === 'role' && { agreement: 'member' as const }),
          methods,
          payWithinMs: PAY_WITHIN_MS[1],
        })),
      );
  }

  make({ goods: { kind, id }, promoCode, agreed }: NewOrder): Observable<MadeOrder> {
    const thing = kind === 'course' ? { course_id: id } : { role_id: id, agree: agreed ? 1 : 0 };
    const body = { ...thing, promo_code: promoCode };
    return this.http.request({ method: 'POST', path: `/api/v2/order/${kind}`, body }, decodeMadeOrderG1);
  }

  pay({ orderNo, method, returnTo }: PaymentRequest): Observable<PaymentStart> {
    const body = { order_id: orderNo };
    switch (method) {
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
        // No request: the browser navigates to this URL itself.
        return from(Promise.resolve<PaymentStart>({ kind: 'leave', url }));
      }
    }
  }
}

/** The names of the second generation (docs/api/orders.md#create-an-order-generation-2). */
const TYPES: Readonly<Record<GoodsKind, string>> = { course: 'COURSE', role: 'ROLE' };

/**
 * Orders on a server of the second generation, which has its own payment page
 * (docs/api/orders.md#create-an-order-generation-2).
 */
export class HttpOrderGatewayG2 implements GenerationSpecificCalls {
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

/** The calls that are the same in both generations (docs/api/orders.md#check-a-promo-code, docs/api/orders.md). */
export class OrderCalls implements Pick<OrderGateway, 'checkPromoCode' | 'status'> {
  constructor(
    private readonly http: HttpClient,
    private readonly now: () => number | undefined,
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

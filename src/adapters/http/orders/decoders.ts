import { orderState } from '../../../domain/orders/existing-orders.js';
import type { MadeOrder, OrderStatus, PaymentMethod, PromoAnswer } from '../../../domain/orders/order.js';
import { isOver } from '../../../domain/kernel/countdown.js';
import { orderStatusOf, payWayOf } from '../../wire/orders.js';
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
import { nonEmptyRecord } from '../client/page-readers.js';
import type { ResolveImage } from '../client/known-server.js';

/** docs/api/orders.md#payment-methods. Payment methods that this site does not support are left out. */
export function decodePaymentMethods(data: unknown, image: ResolveImage): readonly PaymentMethod[] {
  return decodeEach(required(asList(data), 'payments'), (way) => {
    const sign = required(nonEmptyText(way['sign']), 'payments.sign');
    return {
      name: required(payWayOf(sign), 'payments.sign'),
      title: nonEmptyText(way['name']) ?? sign,
      icon: image(asText(way['icon']) ?? ''),
    };
  });
}

/** docs/api/orders.md#check-a-promo-code: an unknown code has no record. `now` is the server's time. */
export function decodePromoAnswer(data: unknown, now: number | undefined): PromoAnswer {
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
export function decodeMadeOrderG1(data: unknown): MadeOrder {
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
export function decodeMadeOrderG2(data: unknown): MadeOrder {
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
export function decodeOrderStatus(data: unknown): OrderStatus {
  const number = required(integer(asRecord(data)?.['status']), 'status');
  return required(orderStatusOf(number), 'status');
}

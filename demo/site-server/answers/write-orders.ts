import type { OrderRecord } from '../../../src/adapters/memory/server/orders/order-store.js';
import type { ShownPromoCode } from '../../../src/adapters/memory/server/orders/orders.js';
import { type MethodSign, METHODS_OF_SERVER } from '../../../src/adapters/memory/server/orders/payment-methods.js';
import { ORDER_PAID } from '../../../src/adapters/memory/server/strings.js';
import { flag, imageAddress, isoDate, localDate, NOTHING } from './values.js';

/** docs/api/orders.md#check-a-promo-code. An unknown code has no record. */
export function writePromoAnswer({ isUsable, record }: ShownPromoCode) {
  return {
    can_use: flag(isUsable),
    promo_code:
      record === undefined
        ? NOTHING
        : {
            id: record.id,
            code: record.code,
            expired_at: record.expiresAtMs === undefined ? null : localDate(record.expiresAtMs),
            invite_user_reward: 0,
            invited_user_reward: record.discountYuan,
          },
  };
}

/** docs/api/orders.md#payment-methods. */
export function writePaymentMethod(sign: MethodSign, serverUrl: string) {
  const { title, icon } = METHODS_OF_SERVER[sign];
  return { sign, name: title, icon: imageAddress(icon, serverUrl) };
}

/** The response to a new order in generation 1 (docs/api/orders.md#create-an-order-generation-1). */
export function writeMadeOrderG1({ userId, order }: OrderRecord) {
  return {
    user_id: userId,
    charge: order.priceYuan,
    order_id: order.orderNo,
    created_at: isoDate(order.createdAt ?? 0),
    id: order.id,
    status_text: order.statusText,
    payment_text: order.paymentText,
    continue_pay: order.isPayable,
  };
}

/**
 * The response to a new order in generation 2 (docs/api/orders.md#create-an-order-generation-2). An order that is
 * already paid has no payment address.
 */
export function writeMadeOrderG2(
  { order, dueYuan, discountYuan, sign }: OrderRecord & { readonly sign: string },
  serverUrl: string,
) {
  const isPaid = order.statusText === ORDER_PAID;
  return {
    order_no: order.orderNo,
    total: dueYuan,
    discount: discountYuan,
    is_paid: isPaid,
    ...(!isPaid && { pay_url: `${serverUrl}/payment/index?sign=${sign}`, sign }),
  };
}

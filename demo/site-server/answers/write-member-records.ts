import type { MemberMessage } from '../../../src/domain/messages.js';
import type { ListedOrder } from '../../../src/domain/orders/listed-order.js';
import type { PointsRecord } from '../../../src/domain/points.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { isoDate, imageAddress } from './values.js';

/** An item of `GET v2/member/messages` (docs/api/messages-and-points.md#message-list). */
export function writeMessage(message: MemberMessage, userId: number) {
  const createdAt = isoDate(message.createdAt ?? 0);
  return {
    id: message.id,
    notifiable_id: userId,
    data: { message: message.text },
    read_at: message.isRead ? createdAt : null,
    created_at: createdAt,
  };
}

/** An item of `GET v2/member/credit1Records` (docs/api/messages-and-points.md#points-records). */
export function writePointsRecord({ change, remark, createdAt }: PointsRecord) {
  return { sum: change, remark, created_at: isoDate(createdAt ?? 0) };
}

/** An item of `GET v2/member/orders` (docs/api/orders.md#order-list). */
export function writeOrder(order: ListedOrder, userId: number, generation: Generation, serverUrl: string) {
  return {
    id: order.id,
    user_id: userId,
    charge: order.priceYuan,
    payment_method: order.paymentMethod,
    order_id: order.orderNo,
    created_at: isoDate(order.createdAt ?? 0),
    status_text: order.statusText,
    payment_text: order.paymentText,
    continue_pay: order.isPayable,
    ...(generation === 2 && { refund_amount: order.refunded }),
    goods: order.products.map((goods) => ({
      goods_id: goods.id,
      goods_type: goods.type,
      goods_text: goods.type,
      goods_name: goods.name,
      goods_thumb: imageAddress(goods.cover, serverUrl),
      goods_charge: generation === 1 ? goods.priceYuan : 0,
      goods_ori_charge: generation === 1 ? goods.priceYuan : 0,
      num: goods.count,
      charge: goods.priceYuan,
    })),
  };
}

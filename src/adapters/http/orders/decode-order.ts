import type { Order, OrderedGoods } from '../../../domain/orders/order.js';
import { asInstant } from '../client/json-readers.js';
import { decodeEach } from '../client/decode-list.js';
import { asFlag, asList, asText, integer, nonEmptyText, required, type JsonRecord } from '../client/json-readers.js';

/** Pages API 3.17. */
export function decodeOrder(entry: JsonRecord): Order {
  return {
    id: required(integer(entry['id']), 'order.id'),
    orderNo: required(nonEmptyText(entry['order_id']), 'order.order_id'),
    charge: integer(entry['charge']) ?? 0,
    statusText: asText(entry['status_text']) ?? '',
    paymentText: asText(entry['payment_text']) ?? '',
    paymentMethod: asText(entry['payment_method']) ?? '',
    payable: asFlag(entry['continue_pay']) ?? false,
    refunded: asAmount(entry['refund_amount']),
    createdAt: asInstant(entry['created_at']),
    goods: decodeEach(asList(entry['goods']) ?? [], decodeGoods),
  };
}

function decodeGoods(goods: JsonRecord): OrderedGoods {
  return {
    id: integer(goods['goods_id']) ?? 0,
    type: asText(goods['goods_type']) ?? '',
    name: asText(goods['goods_name']) ?? '',
    thumb: asText(goods['goods_thumb']) ?? '',
    count: integer(goods['num']) ?? 1,
    // The price of a single piece is 0 in the later generation, whatever was paid.
    charge: integer(goods['charge']) ?? 0,
  };
}

/** The one amount of money that may have a fraction, and that older servers do not know of. */
function asAmount(value: unknown): number {
  const amount = Number(nonEmptyText(value) ?? 0);
  return Number.isFinite(amount) ? amount : 0;
}

import type { Order, OrderedGoods } from '../../domain/order/order.js';
import { asInstant } from './as-instant.js';
import { decodeEach } from './decode-each.js';
import { asFlag, asList, asText, asWhole, asWords, required, type WireRecord } from './wire.js';

/** Pages API 3.17. */
export function decodeOrder(entry: WireRecord): Order {
  return {
    id: required(asWhole(entry['id']), 'order.id'),
    orderNo: required(asWords(entry['order_id']), 'order.order_id'),
    charge: asWhole(entry['charge']) ?? 0,
    statusText: asText(entry['status_text']) ?? '',
    paymentText: asText(entry['payment_text']) ?? '',
    payable: asFlag(entry['continue_pay']) ?? false,
    refunded: asAmount(entry['refund_amount']),
    createdAt: asInstant(entry['created_at']),
    goods: decodeEach(asList(entry['goods']) ?? [], decodeGoods),
  };
}

function decodeGoods(goods: WireRecord): OrderedGoods {
  return {
    id: asWhole(goods['goods_id']) ?? 0,
    type: asText(goods['goods_type']) ?? '',
    name: asText(goods['goods_name']) ?? '',
    thumb: asText(goods['goods_thumb']) ?? '',
    count: asWhole(goods['num']) ?? 1,
    // The price of a single piece is 0 in the later generation, whatever was paid.
    charge: asWhole(goods['charge']) ?? 0,
  };
}

/** The one amount of money that may have a fraction, and that older servers do not know of. */
function asAmount(value: unknown): number {
  const amount = Number(asWords(value) ?? 0);
  return Number.isFinite(amount) ? amount : 0;
}

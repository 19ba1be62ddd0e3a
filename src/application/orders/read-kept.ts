import type { GoodsName } from '../../domain/orders/goods.js';
import type { Payment, PayWayName } from '../../domain/orders/payment.js';
import type { OrderSum } from '../../domain/orders/orders-of-goods.js';
import type { KeptOrder, WaitingOrder } from '../../domain/orders/waiting-order.js';

/** An order that was sent, and those of the thing that were paid before. */
export interface SentOrder {
  readonly goods: GoodsName;
  readonly known: readonly string[];
}

export interface TabOrders {
  readonly orders: readonly KeptOrder[];
  readonly sent: readonly SentOrder[];
}

/** What all tabs of the browser know. */
export interface DeviceOrders {
  readonly orders: readonly WaitingOrder[];
  /** The numbers of those that the member has let go of for another one. */
  readonly letGo: readonly string[];
  /** What the newest orders cost, after a code: known here alone, and until the member signs out (pages §8). */
  readonly sums: readonly OrderSum[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Whatever has become of it in the browser's storage: only what looks like ours is taken out. Never throws. */
export function readKept(stored: string): (TabOrders & { readonly member: unknown }) | undefined {
  const kept = fieldsOf(parse(stored));
  if (kept === undefined) return undefined;
  const orders = listOf(kept['orders']).flatMap((entry) => keptOrder(fieldsOf(entry)) ?? []);
  const sent = listOf(kept['sent']).flatMap((entry) => sentOrder(fieldsOf(entry)) ?? []);
  return { member: kept['member'], orders, sent };
}

function keptOrder(entry: Fields | undefined): KeptOrder | undefined {
  const order = waitingOrder(fieldsOf(entry?.['order']));
  if (entry === undefined || order === undefined) return undefined;
  return {
    order,
    way: wayOf(entry['way']),
    asked: entry['asked'] === true,
    payment: paymentOf(fieldsOf(entry['payment'])),
    closed: entry['closed'] === true,
  };
}

function waitingOrder(entry: Fields | undefined): WaitingOrder | undefined {
  const orderNo = textOf(entry?.['orderNo']);
  if (entry === undefined || orderNo === undefined) return undefined;
  const named = fieldsOf(entry['goods']);
  const goods = goodsOf(named);
  const [priceYuan, expectedYuan] = [numberOf(entry['priceYuan']), numberOf(entry['expectedYuan'])];
  return {
    orderNo,
    goods: goods && { ...goods, name: textOf(named?.['name']) ?? '' },
    dueYuan: numberOf(entry['dueYuan']),
    ...(priceYuan !== undefined && { priceYuan }),
    ...(expectedYuan !== undefined && { expectedYuan }),
    endsAt: numberOf(entry['endsAt']),
  };
}

/** Of every tab, and nothing that they are paid with. Never throws. */
export function readOpen(stored: string): DeviceOrders & { readonly member: unknown } {
  const open = fieldsOf(parse(stored));
  return {
    member: open?.['member'],
    orders: listOf(open?.['orders']).flatMap((one) => waitingOrder(fieldsOf(one)) ?? []),
    letGo: listOf(open?.['letGo']).flatMap((orderNo) => textOf(orderNo) ?? []),
    sums: listOf(open?.['sums']).flatMap((one) => orderSum(fieldsOf(one)) ?? []),
  };
}

function orderSum(entry: Fields | undefined): OrderSum | undefined {
  const [orderNo, dueYuan] = [textOf(entry?.['orderNo']), numberOf(entry?.['dueYuan'])];
  return orderNo === undefined || dueYuan === undefined ? undefined : { orderNo, dueYuan };
}

function sentOrder(entry: Fields | undefined): SentOrder | undefined {
  const goods = goodsOf(fieldsOf(entry?.['goods']));
  return goods && { goods, known: listOf(entry?.['known']).flatMap((orderNo) => textOf(orderNo) ?? []) };
}

function goodsOf(entry: Fields | undefined): GoodsName | undefined {
  const kind = entry?.['kind'];
  const id = numberOf(entry?.['id']);
  return (kind === 'course' || kind === 'role') && id !== undefined ? { kind, id } : undefined;
}

function wayOf(value: unknown): PayWayName | undefined {
  return value === 'wechat' || value === 'alipay' || value === 'hand' ? value : undefined;
}

function paymentOf(entry: Fields | undefined): Payment | undefined {
  const [text, html, url] = [textOf(entry?.['text']), textOf(entry?.['html']), textOf(entry?.['url'])];
  switch (entry?.['kind']) {
    case 'wechat-code':
      return text === undefined ? undefined : { kind: 'wechat-code', text };
    case 'hand':
      return html === undefined ? undefined : { kind: 'hand', html };
    case 'pay-page':
      return url === undefined ? undefined : { kind: 'pay-page', url };
    case 'alipay':
      return { kind: 'alipay' };
    default:
      return undefined;
  }
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined;
  }
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

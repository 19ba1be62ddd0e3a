import { type Fields, fieldsOf } from '../../domain/kernel/stored-json.js';
import type { Payment, ProductKey } from '../../domain/orders/order.js';
import { isPaidElsewhere, methodNamed } from '../../domain/orders/payment-methods.js';
import type { AmountDue, StoredOrder, WaitingOrder } from '../../domain/orders/waiting-orders.js';

/** A product whose order was sent, and its orders that were paid before. */
export interface SentOrder {
  readonly product: ProductKey;
  readonly known: readonly string[];
}

export interface TabOrders {
  readonly orders: readonly StoredOrder[];
  readonly sent: readonly SentOrder[];
}

/** What all tabs of the browser share. */
export interface DeviceOrders {
  readonly orders: readonly WaitingOrder[];
  /** The numbers of orders that the member has replaced with a new one. */
  readonly replacedNumbers: readonly string[];
  /**
   * The amounts due of the newest orders, after promo codes. Only this device knows them, until sign-out
   * (docs/spec/orders.md#amount-due).
   */
  readonly sums: readonly AmountDue[];
}

/** Accepts any stored value and takes only what has the expected type. Never throws. */
export function readStored(stored: Fields): TabOrders {
  const orders = listOf(stored['orders']).flatMap((entry) => storedOrder(fieldsOf(entry)) ?? []);
  const sent = listOf(stored['sent']).flatMap((entry) => sentOrder(fieldsOf(entry)) ?? []);
  return { orders, sent };
}

/** What `readStored` reads. Payments have the kinds of 0.1.0, which shows them after a rollback: it knows no others. */
export function writeStored({ orders, sent }: TabOrders): object {
  return { orders: orders.map((one) => ({ ...one, payment: one.payment && writtenPayment(one.payment) })), sent };
}

function writtenPayment(payment: Payment): object {
  if (payment.kind === 'code') return { ...payment, kind: `${payment.method}-code` };
  return payment.kind === 'left' ? { ...payment, kind: payment.method } : payment;
}

function storedOrder(entry: Fields): StoredOrder | undefined {
  const order = waitingOrder(fieldsOf(entry['order']));
  if (order === undefined) return undefined;
  return {
    order,
    method: methodNamed(entry['method']),
    isRequested: entry['isRequested'] === true,
    payment: paymentOf(fieldsOf(entry['payment'])),
    isClosed: entry['isClosed'] === true,
  };
}

function waitingOrder(entry: Fields): WaitingOrder | undefined {
  const orderNo = textOf(entry['orderNo']);
  if (orderNo === undefined) return undefined;
  const named = fieldsOf(entry['product']);
  const product = productOf(named);
  const [priceYuan, expectedYuan] = [numberOf(entry['priceYuan']), numberOf(entry['expectedYuan'])];
  const orderedAt = numberOf(entry['orderedAt']);
  return {
    orderNo,
    product: product && { ...product, name: textOf(named['name']) ?? '' },
    dueYuan: numberOf(entry['dueYuan']),
    ...(priceYuan !== undefined && { priceYuan }),
    ...(expectedYuan !== undefined && { expectedYuan }),
    endsAt: numberOf(entry['endsAt']),
    ...(orderedAt !== undefined && { orderedAt }),
  };
}

/** The part that all tabs share, without payment details. Never throws. */
export function readOpen(open: Fields): DeviceOrders {
  return {
    orders: listOf(open['orders']).flatMap((one) => waitingOrder(fieldsOf(one)) ?? []),
    replacedNumbers: listOf(open['replacedNumbers']).flatMap((orderNo) => textOf(orderNo) ?? []),
    sums: listOf(open['sums']).flatMap((one) => amountDue(fieldsOf(one)) ?? []),
  };
}

function amountDue(entry: Fields): AmountDue | undefined {
  const [orderNo, dueYuan] = [textOf(entry['orderNo']), numberOf(entry['dueYuan'])];
  return orderNo === undefined || dueYuan === undefined ? undefined : { orderNo, dueYuan };
}

function sentOrder(entry: Fields): SentOrder | undefined {
  const product = productOf(fieldsOf(entry['product']));
  return product && { product, known: listOf(entry['known']).flatMap((orderNo) => textOf(orderNo) ?? []) };
}

function productOf(entry: Fields): ProductKey | undefined {
  const kind = entry['kind'];
  const id = numberOf(entry['id']);
  return (kind === 'course' || kind === 'role') && id !== undefined ? { kind, id } : undefined;
}

function paymentOf(entry: Fields): Payment | undefined {
  const { kind } = entry;
  const [text, html, url] = [textOf(entry['text']), textOf(entry['html']), textOf(entry['url'])];
  if (kind === 'pay-page' && url !== undefined)
    return { kind, url, ...(entry['hasLeft'] === true && { hasLeft: true }) };
  // Tabs that began with an older release named the method by the kind.
  const method = methodNamed(entry['method'] ?? (kind === 'wechat-code' ? 'wechat' : kind));
  if (method === undefined) return undefined;
  if (text !== undefined) return { kind: 'code', method, text };
  if (html !== undefined) return { kind: 'hand', method, html };
  return isPaidElsewhere(method) ? { kind: 'left', method } : undefined;
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

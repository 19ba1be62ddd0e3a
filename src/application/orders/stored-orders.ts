import { distinctUntilChanged, map, type Observable } from 'rxjs';

import { type Fields, fieldsOf } from '../../domain/kernel/stored-json.js';
import { STORED_ORDERS_MAX } from '../../domain/site/limits.js';
import type { StoredOrder, OrdersOnDevice, AmountDue, WaitingOrder } from '../../domain/orders/existing-orders.js';
import { type ProductKey, isSameProduct, type Payment, type PaymentMethodName } from '../../domain/orders/order.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import { MemberRecord } from '../../domain/session/member-record.js';

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

function storedOrder(entry: Fields): StoredOrder | undefined {
  const order = waitingOrder(fieldsOf(entry['order']));
  if (order === undefined) return undefined;
  return {
    order,
    method: methodOf(entry['method']),
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

function methodOf(value: unknown): PaymentMethodName | undefined {
  return (['wechat', 'wechat-jsapi', 'alipay', 'hand'] as const).find((method) => method === value);
}

function paymentOf(entry: Fields): Payment | undefined {
  const [text, html, url] = [textOf(entry['text']), textOf(entry['html']), textOf(entry['url'])];
  switch (entry['kind']) {
    case 'wechat-code':
      return text === undefined ? undefined : { kind: 'wechat-code', text };
    case 'hand':
      return html === undefined ? undefined : { kind: 'hand', html };
    case 'pay-page':
      return url === undefined
        ? undefined
        : { kind: 'pay-page', url, ...(entry['hasLeft'] === true && { hasLeft: true }) };
    case 'alipay':
    case 'wechat-jsapi':
      return { kind: entry['kind'] };
    default:
      return undefined;
  }
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

/**
 * The orders that a tab stores for the member (docs/spec/orders.md#stored-orders): their payment details, and which
 * were sent without an answer. They survive a reload and the end of the session, but not sign-out or the tab. Other
 * members cannot read them; other tabs see only that an order is open and what it costs. Immediate.
 */
export class StoredOrders {
  private readonly own: MemberRecord<TabOrders, object>;
  private readonly open: MemberRecord<DeviceOrders, object>;

  constructor(
    private readonly store: VisitStore,
    session: Pick<Session, 'member'>,
  ) {
    this.own = new MemberRecord(store, session, 'orders', readStored);
    this.open = new MemberRecord(store, session, 'openOrders', readOpen);
  }

  /** Oldest first. */
  all(): readonly StoredOrder[] {
    return this.own.read().orders;
  }

  /** This tab's orders, and the open orders of the browser's other tabs. */
  onDevice(): OrdersOnDevice {
    const stored = this.all();
    const own = new Set(stored.map(({ order }) => order.orderNo));
    const { orders, replacedNumbers, sums } = this.open.read();
    return { stored, elsewhere: orders.filter(({ orderNo }) => !own.has(orderNo)), replacedNumbers, sums };
  }

  /**
   * The amount that the server named as due when the order was created, in whole yuan; `undefined` when it is not
   * known.
   */
  dueYuan(orderNo: string): number | undefined {
    return this.open.read().sums.find((sum) => sum.orderNo === orderNo)?.dueYuan;
  }

  one(orderNo: string): StoredOrder | undefined {
    return this.all().find(({ order }) => order.orderNo === orderNo);
  }

  /** Replaces what was stored of the same order; only the newest orders stay. */
  save(stored: StoredOrder): void {
    const others = this.all().filter(({ order }) => order.orderNo !== stored.order.orderNo);
    this.change({ orders: [...others, stored].slice(-STORED_ORDERS_MAX) });
    this.share(stored);
  }

  /** The order is settled or replaced: erases its payment details, and the order is never offered again. */
  close(orderNo: string): void {
    const unknownOrder = { orderNo, product: undefined, dueYuan: undefined, endsAt: undefined };
    const { order, method } = this.one(orderNo) ?? { order: unknownOrder };
    this.save({ order, method, isRequested: true, isClosed: true });
  }

  /** As `close`; the other tabs also learn that the member has replaced the order. */
  replace(orderNo: string): void {
    this.close(orderNo);
    const { replacedNumbers, ...open } = this.open.read();
    this.open.write({
      ...open,
      replacedNumbers: [...replacedNumbers.filter((other) => other !== orderNo), orderNo].slice(-STORED_ORDERS_MAX),
    });
  }

  /**
   * Emits whether another tab has replaced the order, at once and on every change. Cold; never errors, never completes.
   */
  replacedElsewhere$(orderNo: string): Observable<boolean> {
    return this.store.watch('openOrders').pipe(
      map(() => this.open.read().replacedNumbers.includes(orderNo) && this.one(orderNo)?.isClosed !== true),
      distinctUntilChanged(),
    );
  }

  /** An order of this product that was sent and has no known result. */
  sent(product: ProductKey): SentOrder | undefined {
    return this.own.read().sent.find((sent) => isSameProduct(sent.product, product));
  }

  recordSent(sent: SentOrder): void {
    this.change({ sent: [...this.otherSent(sent.product), sent].slice(-STORED_ORDERS_MAX) });
  }

  forgetSent(product: ProductKey): void {
    if (this.sent(product)) this.change({ sent: this.otherSent(product) });
  }

  /** Shares the order with the other tabs, without its payment details. */
  private share({ order, isClosed }: StoredOrder): void {
    const { orderNo, dueYuan } = order;
    const open = this.open.read();
    const others = open.orders.filter((other) => other.orderNo !== orderNo);
    const otherSums = open.sums.filter((other) => other.orderNo !== orderNo);
    const sums = dueYuan === undefined ? open.sums : [...otherSums, { orderNo, dueYuan }].slice(-STORED_ORDERS_MAX);
    if (isClosed) {
      this.open.write({ ...open, orders: others, sums });
      return;
    }
    // The member continues this order, so it no longer counts as replaced.
    const replacedNumbers = open.replacedNumbers.filter((no) => no !== orderNo);
    this.open.write({ orders: [...others, order].slice(-STORED_ORDERS_MAX), replacedNumbers, sums });
  }

  private otherSent(product: ProductKey): readonly SentOrder[] {
    return this.own.read().sent.filter((sent) => !isSameProduct(sent.product, product));
  }

  private change(patch: Partial<TabOrders>): void {
    this.own.write({ ...this.own.read(), ...patch });
  }
}

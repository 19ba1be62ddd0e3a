import { distinctUntilChanged, map, type Observable } from 'rxjs';

import { type Fields, fieldsOf } from '../../domain/kernel/stored-json.js';
import { ORDERS_KEPT } from '../../domain/limits.js';
import type { KeptOrder, OrdersOnDevice, OrderSum, WaitingOrder } from '../../domain/orders/existing-orders.js';
import { type GoodsName, isSameGoods, type Payment, type PayWayName } from '../../domain/orders/order.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import { MemberRecord } from '../../domain/session/member-record.js';

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

/** Whatever has become of it in the browser's storage: only what looks like ours is taken out. Never throws. */
export function readKept(kept: Fields): TabOrders {
  const orders = listOf(kept['orders']).flatMap((entry) => keptOrder(fieldsOf(entry)) ?? []);
  const sent = listOf(kept['sent']).flatMap((entry) => sentOrder(fieldsOf(entry)) ?? []);
  return { orders, sent };
}

function keptOrder(entry: Fields): KeptOrder | undefined {
  const order = waitingOrder(fieldsOf(entry['order']));
  if (order === undefined) return undefined;
  return {
    order,
    way: wayOf(entry['way']),
    asked: entry['asked'] === true,
    payment: paymentOf(fieldsOf(entry['payment'])),
    closed: entry['closed'] === true,
  };
}

function waitingOrder(entry: Fields): WaitingOrder | undefined {
  const orderNo = textOf(entry['orderNo']);
  if (orderNo === undefined) return undefined;
  const named = fieldsOf(entry['goods']);
  const goods = goodsOf(named);
  const [priceYuan, expectedYuan] = [numberOf(entry['priceYuan']), numberOf(entry['expectedYuan'])];
  return {
    orderNo,
    goods: goods && { ...goods, name: textOf(named['name']) ?? '' },
    dueYuan: numberOf(entry['dueYuan']),
    ...(priceYuan !== undefined && { priceYuan }),
    ...(expectedYuan !== undefined && { expectedYuan }),
    endsAt: numberOf(entry['endsAt']),
  };
}

/** Of every tab, and nothing that they are paid with. Never throws. */
export function readOpen(open: Fields): DeviceOrders {
  return {
    orders: listOf(open['orders']).flatMap((one) => waitingOrder(fieldsOf(one)) ?? []),
    letGo: listOf(open['letGo']).flatMap((orderNo) => textOf(orderNo) ?? []),
    sums: listOf(open['sums']).flatMap((one) => orderSum(fieldsOf(one)) ?? []),
  };
}

function orderSum(entry: Fields): OrderSum | undefined {
  const [orderNo, dueYuan] = [textOf(entry['orderNo']), numberOf(entry['dueYuan'])];
  return orderNo === undefined || dueYuan === undefined ? undefined : { orderNo, dueYuan };
}

function sentOrder(entry: Fields): SentOrder | undefined {
  const goods = goodsOf(fieldsOf(entry['goods']));
  return goods && { goods, known: listOf(entry['known']).flatMap((orderNo) => textOf(orderNo) ?? []) };
}

function goodsOf(entry: Fields): GoodsName | undefined {
  const kind = entry['kind'];
  const id = numberOf(entry['id']);
  return (kind === 'course' || kind === 'role') && id !== undefined ? { kind, id } : undefined;
}

function wayOf(value: unknown): PayWayName | undefined {
  return value === 'wechat' || value === 'alipay' || value === 'hand' ? value : undefined;
}

function paymentOf(entry: Fields): Payment | undefined {
  const [text, html, url] = [textOf(entry['text']), textOf(entry['html']), textOf(entry['url'])];
  switch (entry['kind']) {
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
 * What a tab remembers of the member's orders (pages §8): what they are paid with, and which were sent and never
 * answered. It outlives a reload and the end of the session; not a sign-out, and not the tab. Nobody sees those of
 * another member. Other tabs know of an open order that it is there and what it costs, and no more. Immediate.
 */
export class KeptOrders {
  private readonly own: MemberRecord<TabOrders>;
  private readonly open: MemberRecord<DeviceOrders>;

  constructor(
    private readonly store: VisitStore,
    session: Pick<Session, 'member'>,
  ) {
    this.own = new MemberRecord(store, session, 'orders', readKept);
    this.open = new MemberRecord(store, session, 'openOrders', readOpen);
  }

  /** Oldest first. */
  all(): readonly KeptOrder[] {
    return this.own.read().orders;
  }

  /** And those that other tabs of the browser wait with. */
  onDevice(): OrdersOnDevice {
    const kept = this.all();
    const own = new Set(kept.map(({ order }) => order.orderNo));
    const { orders, letGo, sums } = this.open.read();
    return { kept, elsewhere: orders.filter(({ orderNo }) => !own.has(orderNo)), letGo, sums };
  }

  /** The sum that the server named as due when the order was made, in whole yuan; `undefined` where it is not known. */
  dueYuan(orderNo: string): number | undefined {
    return this.open.read().sums.find((sum) => sum.orderNo === orderNo)?.dueYuan;
  }

  one(orderNo: string): KeptOrder | undefined {
    return this.all().find(({ order }) => order.orderNo === orderNo);
  }

  /** In the place of what was remembered of the same order; the newest few stay. */
  keep(kept: KeptOrder): void {
    const others = this.all().filter(({ order }) => order.orderNo !== kept.order.orderNo);
    this.change({ orders: [...others, kept].slice(-ORDERS_KEPT) });
    this.share(kept);
  }

  /** It is done, or let go of: its secrets are forgotten, and it is never offered again. */
  close(orderNo: string): void {
    const unheardOf = { orderNo, goods: undefined, dueYuan: undefined, endsAt: undefined };
    const { order, way } = this.one(orderNo) ?? { order: unheardOf };
    this.keep({ order, way, asked: true, closed: true });
  }

  /** As `close`; the other tabs learn that the member wants another one in its place. */
  letGo(orderNo: string): void {
    this.close(orderNo);
    const { letGo, ...open } = this.open.read();
    this.open.write({ ...open, letGo: [...letGo.filter((other) => other !== orderNo), orderNo].slice(-ORDERS_KEPT) });
  }

  /**
   * Whether another tab has let go of it, now and whenever that changes. Cold; never errors, never completes.
   */
  letGoElsewhere$(orderNo: string): Observable<boolean> {
    return this.store.watch('openOrders').pipe(
      map(() => this.open.read().letGo.includes(orderNo) && this.one(orderNo)?.closed !== true),
      distinctUntilChanged(),
    );
  }

  /** An order of the thing was sent, and nobody knows what became of it. */
  sent(goods: GoodsName): SentOrder | undefined {
    return this.own.read().sent.find((sent) => isSameGoods(sent.goods, goods));
  }

  noteSent(sent: SentOrder): void {
    this.change({ sent: [...this.sentOthers(sent.goods), sent].slice(-ORDERS_KEPT) });
  }

  forgetSent(goods: GoodsName): void {
    if (this.sent(goods)) this.change({ sent: this.sentOthers(goods) });
  }

  /** For the other tabs, without what it is paid with. */
  private share({ order, closed }: KeptOrder): void {
    const { orderNo, dueYuan } = order;
    const open = this.open.read();
    const others = open.orders.filter((other) => other.orderNo !== orderNo);
    const otherSums = open.sums.filter((other) => other.orderNo !== orderNo);
    const sums = dueYuan === undefined ? open.sums : [...otherSums, { orderNo, dueYuan }].slice(-ORDERS_KEPT);
    if (closed) {
      this.open.write({ ...open, orders: others, sums });
      return;
    }
    // A member who goes on with an order wants it after all.
    const letGo = open.letGo.filter((no) => no !== orderNo);
    this.open.write({ orders: [...others, order].slice(-ORDERS_KEPT), letGo, sums });
  }

  private sentOthers(goods: GoodsName): readonly SentOrder[] {
    return this.own.read().sent.filter((sent) => !isSameGoods(sent.goods, goods));
  }

  private change(patch: Partial<TabOrders>): void {
    this.own.write({ ...this.own.read(), ...patch });
  }
}

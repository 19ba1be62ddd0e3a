import { distinctUntilChanged, map, type Observable } from 'rxjs';

import { isSameProduct, type ProductKey } from '../../domain/orders/order.js';
import { type OrdersOnDevice, type StoredOrder, unknownOrder } from '../../domain/orders/waiting-orders.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { MemberRecord } from '../../domain/session/member-record.js';
import type { Session } from '../../domain/session/session.js';
import { STORED_ORDERS_MAX } from '../../domain/orders/limits.js';
import {
  type DeviceOrders,
  readOpen,
  readStored,
  type SentOrder,
  type TabOrders,
  writeStored,
} from './read-stored-orders.js';

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
    session: Pick<Session, 'memberId'>,
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
    const { order, method } = this.one(orderNo) ?? { order: unknownOrder(orderNo) };
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
    this.own.write(writeStored({ ...this.own.read(), ...patch }));
  }
}

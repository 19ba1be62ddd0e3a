import { distinctUntilChanged, map, type Observable } from 'rxjs';

import { ORDERS_KEPT } from '../../domain/limits.js';
import { type GoodsName, isSameGoods } from '../../domain/orders/goods.js';
import type { KeptOrder } from '../../domain/orders/waiting-order.js';
import type { OrdersOnDevice } from '../../domain/orders/orders-of-goods.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { Session } from '../../domain/session/session.js';
import { type DeviceOrders, readKept, readOpen, type SentOrder, type TabOrders } from './read-kept.js';

const NOTHING: TabOrders = { orders: [], sent: [] };
const NOTHING_OPEN: DeviceOrders = { orders: [], letGo: [], sums: [] };

/**
 * What a tab remembers of the member's orders (pages §8): what they are paid with, and which were sent and never
 * answered. It outlives a reload and the end of the session; not a sign-out, and not the tab. Nobody sees those of
 * another member. Other tabs know of an open order that it is there and what it costs, and no more. Immediate.
 */
export class KeptOrders {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'member'>,
  ) {}

  /** Oldest first. */
  all(): readonly KeptOrder[] {
    return this.own().orders;
  }

  /** And those that other tabs of the browser wait with. */
  onDevice(): OrdersOnDevice {
    const kept = this.all();
    const own = new Set(kept.map(({ order }) => order.orderNo));
    const { orders, letGo, sums } = this.open();
    return { kept, elsewhere: orders.filter(({ orderNo }) => !own.has(orderNo)), letGo, sums };
  }

  /** The sum that the server named as due when the order was made, in whole yuan; `undefined` where it is not known. */
  dueYuan(orderNo: string): number | undefined {
    return this.open().sums.find((sum) => sum.orderNo === orderNo)?.dueYuan;
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
    const { letGo, ...open } = this.open();
    this.tell({ ...open, letGo: [...letGo.filter((other) => other !== orderNo), orderNo].slice(-ORDERS_KEPT) });
  }

  /**
   * Whether another tab has let go of it, now and whenever that changes. Cold; never errors, never completes.
   */
  letGoElsewhere$(orderNo: string): Observable<boolean> {
    return this.store.watch('openOrders').pipe(
      map(() => this.open().letGo.includes(orderNo) && this.one(orderNo)?.closed !== true),
      distinctUntilChanged(),
    );
  }

  /** An order of the thing was sent, and nobody knows what became of it. */
  sent(goods: GoodsName): SentOrder | undefined {
    return this.own().sent.find((sent) => isSameGoods(sent.goods, goods));
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
    const open = this.open();
    const others = open.orders.filter((other) => other.orderNo !== orderNo);
    const otherSums = open.sums.filter((other) => other.orderNo !== orderNo);
    const sums = dueYuan === undefined ? open.sums : [...otherSums, { orderNo, dueYuan }].slice(-ORDERS_KEPT);
    if (closed) {
      this.tell({ ...open, orders: others, sums });
      return;
    }
    // A member who goes on with an order wants it after all.
    const letGo = open.letGo.filter((no) => no !== orderNo);
    this.tell({ orders: [...others, order].slice(-ORDERS_KEPT), letGo, sums });
  }

  private tell(open: DeviceOrders): void {
    const { member } = this;
    if (member !== undefined) this.store.write('openOrders', JSON.stringify({ member, ...open }));
  }

  private open(): DeviceOrders {
    const { member, ...open } = readOpen(this.store.read('openOrders') ?? '');
    return this.member !== undefined && member === this.member ? open : NOTHING_OPEN;
  }

  private sentOthers(goods: GoodsName): readonly SentOrder[] {
    return this.own().sent.filter((sent) => !isSameGoods(sent.goods, goods));
  }

  private own(): TabOrders {
    const { member } = this;
    const kept = readKept(this.store.read('orders') ?? '');
    return member !== undefined && kept?.member === member ? kept : NOTHING;
  }

  private change(patch: Partial<TabOrders>): void {
    const { member } = this;
    if (member !== undefined) this.store.write('orders', JSON.stringify({ ...this.own(), ...patch, member }));
  }

  private get member(): number | undefined {
    return this.session.member;
  }
}

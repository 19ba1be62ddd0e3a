import { ORDERS_KEPT } from '../../domain/limits.js';
import { type GoodsName, isSameGoods } from '../../domain/orders/goods.js';
import type { KeptOrder } from '../../domain/orders/waiting-order.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { Session } from '../../domain/session/session.js';
import { memberId } from '../../domain/session/session-state.js';
import { readKept, type SentOrder, type TabOrders } from './read-kept.js';

const NOTHING: TabOrders = { orders: [], sent: [] };

/**
 * What a tab remembers of the member's orders (pages §8): what they are paid with, and which were sent and never
 * answered. It outlives a reload and the end of the session; not a sign-out, and not the tab. Nobody sees those of
 * another member. Immediate.
 */
export class KeptOrders {
  constructor(
    private readonly store: VisitStore,
    private readonly session: Pick<Session, 'state$'>,
  ) {}

  /** Oldest first. */
  all(): readonly KeptOrder[] {
    return this.own().orders;
  }

  one(orderNo: string): KeptOrder | undefined {
    return this.all().find(({ order }) => order.orderNo === orderNo);
  }

  /** In the place of what was remembered of the same order; the newest few stay. */
  keep(kept: KeptOrder): void {
    const others = this.all().filter(({ order }) => order.orderNo !== kept.order.orderNo);
    this.change({ orders: [...others, kept].slice(-ORDERS_KEPT) });
  }

  /** It is done, or let go of: its secrets are forgotten, and it is never offered again. */
  close(orderNo: string): void {
    const unheardOf = { orderNo, goods: undefined, dueYuan: undefined, endsAt: undefined };
    const { order, way } = this.one(orderNo) ?? { order: unheardOf };
    this.keep({ order, way, asked: true, closed: true });
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
    return memberId(this.session.state$.value);
  }
}

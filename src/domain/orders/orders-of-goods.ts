import { type GoodsName, isSameGoods } from './goods.js';
import type { Order } from './order.js';
import { orderState } from './order-state.js';
import { goodsOfOrder, type KeptOrder, type WaitingOrder } from './waiting-order.js';

/** An order that was left unpaid, to be offered before another is made (pages §7.5). */
export interface EarlierOrder {
  readonly orderNo: string;
  /** What the server, or this tab, says that it costs. */
  readonly yuan: number | undefined;
  /** What it is paid with is on view in another tab, and nowhere else. */
  readonly isElsewhere?: true | undefined;
}

/** What is known of a member's orders without asking the server. */
export interface OrdersOnDevice {
  /** Of this tab, oldest first. */
  readonly kept: readonly KeptOrder[];
  /** Of the other tabs of the browser, oldest first. */
  readonly elsewhere: readonly WaitingOrder[];
  /** The numbers of those that the member has let go of in some tab. */
  readonly letGo: readonly string[];
}

/** What is known of the orders of one thing. */
export interface OrdersOfGoods {
  /** The newest that waits for its money. */
  readonly unpaid: EarlierOrder | undefined;
  /** The numbers of those that are paid. */
  readonly paid: readonly string[];
}

/**
 * The member's newest orders and those that this browser remembers (a server of the second generation tells of nothing
 * that is not paid), as far as they are about one thing. One that the member has turned away from is not offered again.
 */
export function ordersOfGoods(
  goods: GoodsName,
  listed: readonly Order[],
  { kept, elsewhere, letGo }: OrdersOnDevice,
  now: number,
): OrdersOfGoods {
  const own = listed.filter((order) => isAbout(goods, goodsOfOrder(order)));
  const closed = new Set([...letGo, ...kept.filter((one) => one.closed).map(({ order }) => order.orderNo)]);
  const told = new Set(listed.map(({ orderNo }) => orderNo));
  const dueOf = new Map(kept.map(({ order }) => [order.orderNo, order.dueYuan]));
  const waits = ({ orderNo, goods: what, endsAt }: WaitingOrder) =>
    !told.has(orderNo) && !closed.has(orderNo) && isAbout(goods, what) && (endsAt === undefined || endsAt > now);
  const fromList = own
    .filter(({ payable, orderNo }) => payable && !closed.has(orderNo))
    // A list tells what it cost before any code.
    .map(({ orderNo, charge }) => ({ orderNo, yuan: dueOf.get(orderNo) ?? charge }));
  const fromTab = kept
    .filter(({ order, payment }) => payment !== undefined && waits(order))
    .map(({ order: { orderNo, dueYuan } }) => ({ orderNo, yuan: dueYuan }));
  const fromElsewhere = elsewhere
    .filter(waits)
    .map(({ orderNo, dueYuan }) => ({ orderNo, yuan: dueYuan, isElsewhere: true as const }));
  return {
    unpaid: fromList[0] ?? fromTab.at(-1) ?? fromElsewhere.at(-1),
    paid: own.filter((order) => orderState(order) === 'paid').map(({ orderNo }) => orderNo),
  };
}

function isAbout(goods: GoodsName, other: GoodsName | undefined): boolean {
  return other !== undefined && isSameGoods(goods, other);
}

import { type GoodsName, isSameGoods } from './goods.js';
import type { Order } from './order.js';
import { orderState } from './order-state.js';
import { goodsOfOrder, type KeptOrder } from './waiting-order.js';

/** An order that was left unpaid, to be offered before another is made (pages §7.5). */
export interface EarlierOrder {
  readonly orderNo: string;
  /** What the server, or this tab, says that it costs. */
  readonly yuan: number | undefined;
}

/** What is known of the orders of one thing. */
export interface OrdersOfGoods {
  /** The newest that waits for its money. */
  readonly unpaid: EarlierOrder | undefined;
  /** The numbers of those that are paid. */
  readonly paid: readonly string[];
}

/**
 * The member's newest orders and those that this tab remembers (a server of the second generation tells of nothing that
 * is not paid), as far as they are about one thing. One that the member has turned away from is not offered again.
 */
export function ordersOfGoods(
  goods: GoodsName,
  listed: readonly Order[],
  kept: readonly KeptOrder[],
  now: number,
): OrdersOfGoods {
  const own = listed.filter((order) => isAbout(goods, goodsOfOrder(order)));
  const closed = new Set(kept.filter((one) => one.closed).map(({ order }) => order.orderNo));
  const told = new Set(listed.map(({ orderNo }) => orderNo));
  const fromList = own
    .filter(({ payable, orderNo }) => payable && !closed.has(orderNo))
    .map(({ orderNo, charge }) => ({ orderNo, yuan: charge }));
  const fromTab = kept
    .filter(({ closed: done, order }) => !done && !told.has(order.orderNo) && isAbout(goods, order.goods))
    .filter(({ order: { endsAt }, payment }) => payment !== undefined && (endsAt === undefined || endsAt > now))
    .map(({ order: { orderNo, dueYuan } }) => ({ orderNo, yuan: dueYuan }));
  return {
    unpaid: fromList[0] ?? fromTab.at(-1),
    paid: own.filter((order) => orderState(order) === 'paid').map(({ orderNo }) => orderNo),
  };
}

function isAbout(goods: GoodsName, other: GoodsName | undefined): boolean {
  return other !== undefined && isSameGoods(goods, other);
}

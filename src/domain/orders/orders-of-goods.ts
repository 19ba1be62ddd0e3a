import { type GoodsName, isSameGoods } from './goods.js';
import type { Order } from './order.js';
import { goodsOfOrder, orderState } from './order-state.js';
import type { KeptOrder, WaitingOrder } from './waiting-order.js';

/** An order that was left unpaid, to be offered before another is made (pages §7.5). */
export interface EarlierOrder {
  readonly orderNo: string;
  /** What the server named as due when it was made; `undefined` where this device does not know it (pages §8). */
  readonly dueYuan: number | undefined;
  /** The price of the goods, before any code: where `dueYuan` is not known. */
  readonly priceYuan?: number | undefined;
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
  /** The sums due of the newest orders made on this device, by any tab and whatever has become of them. */
  readonly sums: readonly OrderSum[];
}

/** The sum that the server named as due when an order was made, in whole yuan. */
export interface OrderSum {
  readonly orderNo: string;
  readonly dueYuan: number;
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
  { kept, elsewhere, letGo, sums }: OrdersOnDevice,
  now: number,
): OrdersOfGoods {
  const own = listed.filter((order) => isAbout(goods, goodsOfOrder(order)));
  const closed = new Set([...letGo, ...kept.filter((one) => one.closed).map(({ order }) => order.orderNo)]);
  const told = new Set(listed.map(({ orderNo }) => orderNo));
  const dueOf = new Map(sums.map(({ orderNo, dueYuan }) => [orderNo, dueYuan]));
  const waits = ({ orderNo, goods: what, endsAt }: WaitingOrder) =>
    !told.has(orderNo) && !closed.has(orderNo) && isAbout(goods, what) && (endsAt === undefined || endsAt > now);
  const fromList = own
    .filter(({ payable, orderNo }) => payable && !closed.has(orderNo))
    .map(({ orderNo, charge }) => {
      const dueYuan = dueOf.get(orderNo);
      return dueYuan === undefined ? { orderNo, dueYuan, priceYuan: charge } : { orderNo, dueYuan };
    });
  const fromTab = kept
    .filter(({ order, payment }) => payment !== undefined && waits(order))
    .map(({ order: { orderNo, dueYuan } }) => ({ orderNo, dueYuan }));
  const fromElsewhere = elsewhere
    .filter(waits)
    .map(({ orderNo, dueYuan }) => ({ orderNo, dueYuan, isElsewhere: true as const }));
  return {
    unpaid: fromList[0] ?? fromTab.at(-1) ?? fromElsewhere.at(-1),
    paid: own.filter((order) => orderState(order) === 'paid').map(({ orderNo }) => orderNo),
  };
}

function isAbout(goods: GoodsName, other: GoodsName | undefined): boolean {
  return other !== undefined && isSameGoods(goods, other);
}

import {
  type GoodsName,
  isSameGoods,
  type NamedGoods,
  type OrderStatus,
  type OrderTerms,
  type Payment,
  type PayWayName,
} from './order.js';
import { STATES_OF_ORDERS } from './strings.js';

/** An order of the member (pages API 3.17). Money in whole yuan, instants in milliseconds since the epoch. */
export interface Order {
  readonly id: number;
  /** Digits that are a name, not a number. */
  readonly orderNo: string;
  readonly charge: number;
  /** In the server's words: it sends no code for it. */
  readonly statusText: string;
  /** In the server's words; empty when it is not told. */
  readonly paymentText: string;
  /** What the server calls the way to pay; empty before one was chosen, and where a code paid all. */
  readonly paymentMethod: string;
  /** Still waits for its money. */
  readonly payable: boolean;
  /** May have a fraction. */
  readonly refunded: number;
  readonly createdAt: number | undefined;
  readonly goods: readonly OrderedGoods[];
}

/** What was ordered. */
export interface OrderedGoods {
  readonly id: number;
  /** `COURSE`, `ROLE`, or the name that an add-on gave. */
  readonly type: string;
  readonly name: string;
  /** Absolute address; empty when there is none. */
  readonly thumb: string;
  readonly count: number;
  readonly charge: number;
}

const STATUSES: readonly OrderStatus[] = ['unpaid', 'paying', 'paid', 'cancelled'];

/** The state of an order on record; `undefined` for a word that nobody knows. */
export function orderState({ statusText }: Pick<Order, 'statusText'>): OrderStatus | undefined {
  return STATUSES.find((status) => STATES_OF_ORDERS[status] === statusText);
}

const TYPES = { course: 'COURSE', role: 'ROLE' } as const;

/** What an order on record is about; `undefined` for an add-on, and where the goods are missing (pages API 3.17). */
export function goodsOfOrder({ goods }: Pick<Order, 'goods'>): NamedGoods | undefined {
  const [first] = goods;
  if (first === undefined || goods.length > 1) return undefined;
  const { id, name, type } = first;
  if (type === TYPES.course) return { kind: 'course', id, name };
  return type === TYPES.role ? { kind: 'role', id, name } : undefined;
}

/** What comes next for an order on record (pages §10). */
export type OrderNextAction =
  | { readonly kind: 'pay'; readonly orderNo: string }
  | { readonly kind: 'learn'; readonly courseId: number }
  | { readonly kind: 'see-vip' };

/** The first that fits; `undefined` where there is nothing to do, as with kinds that have no page here. */
export function nextActionOf(order: Order): OrderNextAction | undefined {
  if (order.payable) return { kind: 'pay', orderNo: order.orderNo };
  const goods = goodsOfOrder(order);
  if (goods?.kind === 'role') return { kind: 'see-vip' };
  return goods?.kind === 'course' && orderState(order) === 'paid' ? { kind: 'learn', courseId: goods.id } : undefined;
}

/** An order that waits for its money, as far as it is known. */
export interface WaitingOrder {
  readonly orderNo: string;
  readonly goods: NamedGoods | undefined;
  /** What the server named as due when the order was made; `undefined` where this device does not know it (pages §8). */
  readonly dueYuan: number | undefined;
  /** The price of the goods, before any code: shown where `dueYuan` is not known. */
  readonly priceYuan?: number | undefined;
  /** What the member read when they ordered it; absent where that is what is due. */
  readonly expectedYuan?: number | undefined;
  /** When its time is over, in milliseconds since the epoch; `undefined` where its making is not known (pages §17). */
  readonly endsAt: number | undefined;
}

/** What a tab remembers of an order that was made in it, or opened to be paid. */
export interface KeptOrder {
  readonly order: WaitingOrder;
  /** Chosen when the order was made. */
  readonly way?: PayWayName | undefined;
  /** The server was asked for a payment: WeChat's is given out once (pages API 3.15). */
  readonly asked: boolean;
  readonly payment?: Payment | undefined;
  /** The member wants another one in its place, or it is done: never offered again. */
  readonly closed: boolean;
}

/** An order on record that waits for its money. The record names the price before any code, and never the sum due. */
export function waitingOf(
  order: Order,
  { payWithinMs }: Pick<OrderTerms, 'payWithinMs'>,
  dueYuan: number | undefined,
): WaitingOrder {
  const { orderNo, charge, createdAt } = order;
  return {
    orderNo,
    goods: goodsOfOrder(order),
    dueYuan,
    ...(dueYuan === undefined && { priceYuan: charge }),
    endsAt: createdAt === undefined ? undefined : createdAt + payWithinMs,
  };
}

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

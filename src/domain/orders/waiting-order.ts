import type { NamedGoods } from './goods.js';
import type { Order } from './order.js';
import { goodsOfOrder } from './order-state.js';
import type { OrderTerms, Payment, PayWayName } from './payment.js';

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

import { isOver } from '../kernel/countdown.js';
import { type ListedOrder, orderState, productOfOrder } from './listed-order.js';
import { isSameProduct, type NamedProduct, type OrderTerms, type Payment, type ProductKey } from './order.js';
import type { PaymentMethodName } from './payment-methods.js';

/** An order that waits for payment, as far as it is known. */
export interface WaitingOrder {
  readonly orderNo: string;
  readonly product: NamedProduct | undefined;
  /**
   * The sum that the server named when the order was made; `undefined` where this device does not have it
   * (docs/spec/orders.md#amount-due).
   */
  readonly dueYuan: number | undefined;
  /** The price before any promo code, shown where `dueYuan` is unknown. */
  readonly priceYuan?: number | undefined;
  /** The sum that the member saw when ordering; absent when it equals `dueYuan`. */
  readonly expectedYuan?: number | undefined;
  /**
   * End of the time for paying, in epoch milliseconds; `undefined` where the creation time is unknown
   * (docs/spec/orders.md#time-limit).
   */
  readonly endsAt: number | undefined;
  /** The creation time, in epoch milliseconds; absent where it is unknown. */
  readonly orderedAt?: number | undefined;
}

/** An order of which only the number is known. */
export function unknownOrder(orderNo: string): WaitingOrder {
  return { orderNo, product: undefined, dueYuan: undefined, endsAt: undefined };
}

/** What a tab stores about an order that was made or opened for payment in it. */
export interface StoredOrder {
  readonly order: WaitingOrder;
  /** The payment method chosen when the order was made. */
  readonly method?: PaymentMethodName | undefined;
  /**
   * A payment was requested from the server, which returns WeChat's code only once (docs/api/orders.md#wechat-payment).
   */
  readonly isRequested: boolean;
  readonly payment?: Payment | undefined;
  /** The member has replaced the order by another one, or it is finished: it is not offered again. */
  readonly isClosed: boolean;
}

/** When an order was made and until when it can be paid, where that is known (docs/spec/orders.md#time-limit). */
export function orderTimes(
  orderedAt: number | undefined,
  { payWithinMs }: Pick<OrderTerms, 'payWithinMs'>,
): Pick<WaitingOrder, 'endsAt' | 'orderedAt'> {
  const end = orderedAt === undefined ? NaN : orderedAt + payWithinMs;
  // No timer and no countdown may begin with a number that is none.
  return { endsAt: Number.isFinite(end) ? end : undefined, ...(orderedAt !== undefined && { orderedAt }) };
}

/** A listed order that waits for payment. The list contains the price before any promo code, not the sum due. */
export function waitingOf(
  order: ListedOrder,
  terms: Pick<OrderTerms, 'payWithinMs'>,
  dueYuan: number | undefined,
): WaitingOrder {
  const { orderNo, priceYuan, createdAt } = order;
  return {
    orderNo,
    product: productOfOrder(order),
    dueYuan,
    ...(dueYuan === undefined && { priceYuan }),
    ...orderTimes(createdAt, terms),
  };
}

/** What this device knows of a member's orders without a request. */
export interface OrdersOnDevice {
  /** Orders of this tab, oldest first. */
  readonly stored: readonly StoredOrder[];
  /** Orders of the other tabs, oldest first. */
  readonly elsewhere: readonly WaitingOrder[];
  /** Numbers of the orders that the member has replaced in any tab. */
  readonly replacedNumbers: readonly string[];
  /** The sums due of the newest orders made on this device, in any tab and whatever their status. */
  readonly sums: readonly AmountDue[];
}

/** The sum due that the server named when an order was made, in whole yuan. */
export interface AmountDue {
  readonly orderNo: string;
  readonly dueYuan: number;
}

/** An order that waits for payment on this device. */
export interface DeviceOrder {
  readonly order: WaitingOrder;
  /** The code or page for paying is visible in another tab only. */
  readonly isInOtherTab?: true | undefined;
}

/** An unpaid order that is offered before another one is made (docs/spec/orders.md#earlier-order). */
export type EarlierOrder = Pick<WaitingOrder, 'orderNo' | 'dueYuan' | 'priceYuan'> & Pick<DeviceOrder, 'isInOtherTab'>;

/**
 * The orders that this device has begun and the server does not list, as far as they can still be paid: those of other
 * tabs first, then those of this tab, each oldest first (docs/spec/orders.md#order-list).
 */
export function ordersOnDevice(
  listed: readonly Pick<ListedOrder, 'orderNo'>[],
  { stored, elsewhere, replacedNumbers }: OrdersOnDevice,
  now: number | undefined,
): readonly DeviceOrder[] {
  const known = new Set([...listed.map(({ orderNo }) => orderNo), ...closedNumbers(stored, replacedNumbers)]);
  const waits = ({ order: { orderNo, endsAt } }: DeviceOrder) =>
    !known.has(orderNo) && (endsAt === undefined || !isOver(endsAt, now));
  const fromTab = stored.filter(({ payment }) => payment !== undefined).map(({ order }) => ({ order }));
  return [...elsewhere.map((order) => ({ order, isInOtherTab: true as const })), ...fromTab].filter(waits);
}

/** The newest order of a product that waits for payment on this device. */
export function pendingOrderOf(
  product: ProductKey,
  onDevice: OrdersOnDevice,
  now: number | undefined,
  listed: readonly Pick<ListedOrder, 'orderNo'>[] = [],
): DeviceOrder | undefined {
  return ordersOnDevice(listed, onDevice, now)
    .filter(({ order }) => isSameProduct(product, order.product))
    .at(-1);
}

function closedNumbers(stored: readonly StoredOrder[], replacedNumbers: readonly string[]): readonly string[] {
  return [...replacedNumbers, ...stored.filter((one) => one.isClosed).map(({ order }) => order.orderNo)];
}

/** The orders for one product. */
export interface OrdersOfProduct {
  /** The newest order that waits for payment. */
  readonly unpaid: EarlierOrder | undefined;
  /** The numbers of the paid orders. */
  readonly paid: readonly string[];
}

/**
 * Combines the member's newest orders and the orders stored in this browser (a server of the second generation lists no
 * unpaid orders) and selects those for one product. An order that the member has replaced is not offered again.
 */
export function ordersOfProduct(
  product: ProductKey,
  listed: readonly ListedOrder[],
  onDevice: OrdersOnDevice,
  now: number | undefined,
): OrdersOfProduct {
  const { stored, replacedNumbers, sums } = onDevice;
  const own = listed.filter((order) => isSameProduct(product, productOfOrder(order)));
  const closed = new Set(closedNumbers(stored, replacedNumbers));
  const dueOf = new Map(sums.map(({ orderNo, dueYuan }) => [orderNo, dueYuan]));
  const fromList = own
    .filter(({ isPayable, orderNo }) => isPayable && !closed.has(orderNo))
    .map(({ orderNo, priceYuan }) => {
      const dueYuan = dueOf.get(orderNo);
      return dueYuan === undefined ? { orderNo, dueYuan, priceYuan } : { orderNo, dueYuan };
    });
  const pending = pendingOrderOf(product, onDevice, now, listed);
  const fromDevice = pending && {
    orderNo: pending.order.orderNo,
    dueYuan: pending.order.dueYuan,
    ...(pending.isInOtherTab && { isInOtherTab: true as const }),
  };
  return {
    unpaid: fromList[0] ?? fromDevice,
    paid: own.filter((order) => orderState(order) === 'paid').map(({ orderNo }) => orderNo),
  };
}

import { isOver } from '../kernel/countdown.js';
import {
  type ProductKey,
  isSameProduct,
  type NamedProduct,
  type OrderStatus,
  type OrderTerms,
  type Payment,
  type PaymentMethodName,
} from './order.js';
import { STATES_OF_ORDERS } from './strings.js';

/**
 * An order in the member's order list (docs/api/orders.md#order-list). Amounts in whole yuan, times in milliseconds
 * since the epoch.
 */
export interface Order {
  readonly id: number;
  /** A string of digits, not a number. */
  readonly orderNo: string;
  readonly charge: number;
  /** The server's text: it sends no status code. */
  readonly statusText: string;
  /** The server's text; empty when it sends none. */
  readonly paymentText: string;
  /** The server's name of the payment method; empty before one was chosen, and where a promo code covered all. */
  readonly paymentMethod: string;
  /** The order can still be paid. */
  readonly isPayable: boolean;
  /** May have a fraction. */
  readonly refunded: number;
  readonly createdAt: number | undefined;
  readonly products: readonly OrderedProduct[];
}

/** An item of an order. */
export interface OrderedProduct {
  readonly id: number;
  /** `COURSE`, `ROLE`, or the name that an add-on uses. */
  readonly type: string;
  readonly name: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly thumb: string;
  readonly count: number;
  readonly charge: number;
}

const STATUSES: readonly OrderStatus[] = ['unpaid', 'paying', 'paid', 'cancelled'];

/** The status of a listed order; `undefined` for an unknown status text. */
export function orderState({ statusText }: Pick<Order, 'statusText'>): OrderStatus | undefined {
  return STATUSES.find((status) => STATES_OF_ORDERS[status] === statusText);
}

/** An amount of a listed order, in whole yuan; `price`: of the product, before any promo code. */
export interface OrderAmount {
  readonly kind: 'paid' | 'due' | 'price';
  readonly yuan: number;
}

/**
 * The list contains the price only: the sum is shown where this device knows it and it was paid or can still be
 * (docs/spec/orders.md#amount-due).
 */
export function amountOf(order: Order, dueYuan: number | undefined): OrderAmount {
  const kind = order.isPayable ? 'due' : orderState(order) === 'paid' ? 'paid' : undefined;
  return kind === undefined || dueYuan === undefined ? { kind: 'price', yuan: order.charge } : { kind, yuan: dueYuan };
}

const TYPES = { course: 'COURSE', role: 'ROLE' } as const;

/**
 * The product of a listed order; `undefined` for the product of an add-on, and where no product is listed
 * (docs/api/orders.md#order-list).
 */
export function productOfOrder({ products }: Pick<Order, 'products'>): NamedProduct | undefined {
  const [first] = products;
  if (first === undefined || products.length > 1) return undefined;
  const { id, name, type } = first;
  if (type === TYPES.course) return { kind: 'course', id, name };
  return type === TYPES.role ? { kind: 'role', id, name } : undefined;
}

/** The next action for a listed order (docs/spec/orders.md#order-list). */
export type OrderNextAction =
  | { readonly kind: 'pay'; readonly orderNo: string }
  | { readonly kind: 'learn'; readonly courseId: number }
  | { readonly kind: 'order-again'; readonly product: ProductKey }
  | { readonly kind: 'see-vip' };

/**
 * The action that the order list offers for `order`; `undefined` for a product without a page on this site. `listed`:
 * the orders on the same list page. A course that one of them has paid is not offered again.
 */
export function nextActionOf(order: Order, listed: readonly Order[] = []): OrderNextAction | undefined {
  if (order.isPayable) return { kind: 'pay', orderNo: order.orderNo };
  const product = productOfOrder(order);
  if (product === undefined) return undefined;
  const { kind, id } = product;
  const state = orderState(order);
  if (state === 'cancelled' && id > 0 && !isOwned(product, listed))
    return { kind: 'order-again', product: { kind, id } };
  if (kind === 'role') return { kind: 'see-vip' };
  return state === 'paid' ? { kind: 'learn', courseId: id } : undefined;
}

/** A membership can be bought again while it runs, a course cannot. */
function isOwned(product: ProductKey, listed: readonly Order[]): boolean {
  return (
    product.kind === 'course' &&
    listed.some((other) => orderState(other) === 'paid' && isAbout(product, productOfOrder(other)))
  );
}

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

/** A listed order that waits for payment. The list contains the price before any promo code, not the sum due. */
export function waitingOf(
  order: Order,
  { payWithinMs }: Pick<OrderTerms, 'payWithinMs'>,
  dueYuan: number | undefined,
): WaitingOrder {
  const { orderNo, charge, createdAt } = order;
  return {
    orderNo,
    product: productOfOrder(order),
    dueYuan,
    ...(dueYuan === undefined && { priceYuan: charge }),
    endsAt: createdAt === undefined ? undefined : createdAt + payWithinMs,
    ...(createdAt !== undefined && { orderedAt: createdAt }),
  };
}

/** An unpaid order that is offered before another one is made (docs/spec/orders.md#earlier-order). */
export interface EarlierOrder {
  readonly orderNo: string;
  /**
   * The sum that the server named when the order was made; `undefined` where this device does not have it
   * (docs/spec/orders.md#amount-due).
   */
  readonly dueYuan: number | undefined;
  /** The price before any promo code, where `dueYuan` is unknown. */
  readonly priceYuan?: number | undefined;
  /** The code or page for paying is visible in another tab only. */
  readonly isInOtherTab?: true | undefined;
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

/**
 * The orders that this device has begun and the server does not list, as far as they can still be paid: those of other
 * tabs first, then those of this tab, each oldest first (docs/spec/orders.md#order-list).
 */
export function ordersOnDevice(
  listed: readonly Pick<Order, 'orderNo'>[],
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
  listed: readonly Pick<Order, 'orderNo'>[] = [],
): DeviceOrder | undefined {
  return ordersOnDevice(listed, onDevice, now)
    .filter(({ order }) => isAbout(product, order.product))
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
  listed: readonly Order[],
  onDevice: OrdersOnDevice,
  now: number | undefined,
): OrdersOfProduct {
  const { stored, replacedNumbers, sums } = onDevice;
  const own = listed.filter((order) => isAbout(product, productOfOrder(order)));
  const closed = new Set(closedNumbers(stored, replacedNumbers));
  const dueOf = new Map(sums.map(({ orderNo, dueYuan }) => [orderNo, dueYuan]));
  const fromList = own
    .filter(({ isPayable, orderNo }) => isPayable && !closed.has(orderNo))
    .map(({ orderNo, charge }) => {
      const dueYuan = dueOf.get(orderNo);
      return dueYuan === undefined ? { orderNo, dueYuan, priceYuan: charge } : { orderNo, dueYuan };
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

function isAbout(product: ProductKey, other: ProductKey | undefined): boolean {
  return other !== undefined && isSameProduct(product, other);
}

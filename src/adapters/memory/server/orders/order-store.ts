import type { SchedulerLike } from 'rxjs';

import type { Behavior } from '../../../../domain/kernel/streams.js';
import type { ListedOrder, OrderedProduct } from '../../../../domain/orders/listed-order.js';
import { minusYuan } from '../../../../domain/text/quantities.js';
import type { StudyRecords } from '../study/study-records.js';
import type { Users } from '../member/users.js';
import { type Random, randomBetween, randomText } from '../random.js';
import { type ByMember, ObservableRecord } from '../records.js';
import { CANCELLED, ORDER_PAID, PAYING, UNPAID } from '../strings.js';
import type { Plans } from '../vip.js';

/** A promo code that reduces a price (docs/api/orders.md#check-a-promo-code). */
export interface PromoCodeRecord {
  readonly id: number;
  /** Matched case-sensitively. */
  readonly code: string;
  /** May exceed every price. */
  readonly discountYuan: number;
  readonly expiresAtMs: number | undefined;
  /** The member who gave it out. Members cannot use their own codes. */
  readonly ownerId?: number;
  /** The code cannot be used again. */
  readonly usedUp?: boolean;
}

/** An order, with data that the order list does not show. */
export interface OrderRecord {
  readonly userId: number;
  readonly order: ListedOrder;
  /** The amount to pay after the discount. */
  readonly dueYuan: number;
  /** The discount of the promo code; may exceed the price. */
  readonly discountYuan: number;
  /** The promo code that was used; empty for none. */
  readonly promoCode: string;
  /** Names the order in the address of the payment page of generation 2. */
  readonly sign?: string;
}

/** The data of a new order. */
export interface NewOrderData {
  readonly userId: number;
  readonly orderNo: string;
  readonly product: OrderedProduct;
  readonly discountYuan: number;
  readonly promoCode: string;
}

const DAY_MS = 86_400_000;

/** Every order of the site, shared by all pages. Paying an order grants what was bought. */
export class OrderStore {
  /** Storable. */
  readonly records: ObservableRecord<{ readonly all: readonly OrderRecord[] }>;

  constructor(
    private readonly users: Users,
    private readonly studies: StudyRecords,
    private readonly plans: Plans,
    private readonly time: Pick<SchedulerLike, 'now'>,
    private readonly random: Random,
    private readonly rewardPayment: (userId: number, chargeYuan: number) => void,
    seed: ByMember<ListedOrder>,
  ) {
    const all: readonly OrderRecord[] = Object.entries(seed).flatMap(([userId, orders]) =>
      orders.map((order) => ({
        userId: Number(userId),
        order,
        dueYuan: order.priceYuan ?? 0,
        discountYuan: 0,
        promoCode: '',
      })),
    );
    this.records = new ObservableRecord({ all });
  }

  get all(): readonly OrderRecord[] {
    return this.records.value.all;
  }

  of(userId: number): readonly OrderRecord[] {
    return this.all.filter((record) => record.userId === userId);
  }

  /** The newest order with this number; there can be several (docs/api/orders.md#create-an-order-generation-1). */
  byNumber(orderNo: string): OrderRecord | undefined {
    return this.all.filter(({ order }) => order.orderNo === orderNo).at(-1);
  }

  /** Adds an order. It is paid at once when the promo code covers the whole price. */
  add({ userId, orderNo, product, discountYuan, promoCode }: NewOrderData): OrderRecord {
    const dueYuan = Math.max(0, minusYuan(product.priceYuan ?? 0, discountYuan));
    const order: ListedOrder = {
      id: Math.max(0, ...this.all.map((record) => record.order.id)) + 1,
      orderNo,
      priceYuan: product.priceYuan,
      statusText: UNPAID,
      paymentText: '',
      paymentMethod: '',
      isPayable: true,
      refunded: 0,
      createdAt: this.time.now(),
      products: [product],
    };
    this.records.change({ all: [...this.all, { userId, order, dueYuan, discountYuan, promoCode }] });
    if (dueYuan === 0) this.pay(orderNo);
    return this.byNumber(orderNo) ?? { userId, order, dueYuan, discountYuan, promoCode };
  }

  /** The order of a payment page (docs/api/orders.md#payment-page). */
  bySign(sign: string): OrderRecord | undefined {
    return this.all.find((record) => sign !== '' && record.sign === sign);
  }

  change(orderNo: string, patch: Partial<ListedOrder>, sign?: string): void {
    const record = this.byNumber(orderNo);
    if (!record) throw new Error(`The in-memory server has no order ${orderNo}`);
    const changed = { ...record, order: { ...record.order, ...patch }, ...(sign !== undefined && { sign }) };
    this.records.change({ all: this.all.map((each) => (each === record ? changed : each)) });
  }

  /** The member has chosen a payment method. */
  beginPayment(orderNo: string, paymentMethod: string, paymentText: string): void {
    this.change(orderNo, { statusText: PAYING, paymentMethod, paymentText });
  }

  /** The payment was received. Further calls for the same order do nothing. */
  pay(orderNo: string): void {
    const record = this.byNumber(orderNo);
    if (record?.order.statusText === ORDER_PAID) return;
    this.change(orderNo, { statusText: ORDER_PAID, isPayable: false });
    if (record) this.grantProducts(record);
  }

  cancel(orderNo: string): void {
    if (this.byNumber(orderNo)?.order.isPayable) this.change(orderNo, { statusText: CANCELLED, isPayable: false });
  }

  /**
   * Generation 1: user id, time of day and two digits (docs/api/orders.md#create-an-order-generation-1). Generation 2:
   * date, time and four digits (docs/api/orders.md#create-an-order-generation-2).
   */
  newNumber(userId: number, generation: 1 | 2): string {
    const stamp = new Date(this.time.now() + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);
    const prefix = generation === 1 ? `${String(userId)}${stamp.slice(8)}` : stamp;
    const digits = generation === 1 ? 2 : 4;
    const taken = (orderNo: string) => this.byNumber(orderNo) !== undefined;
    const first = randomBetween(this.random, 0, 10 ** digits - 1);
    for (let step = 0; step < 10 ** digits; step += 1) {
      const orderNo = prefix + String((first + step) % 10 ** digits).padStart(digits, '0');
      if (!taken(orderNo)) return orderNo;
    }
    return prefix + randomText(this.random, digits + 2, '0123456789');
  }

  private grantProducts({ userId, order: { products, priceYuan } }: OrderRecord): void {
    for (const { type, id } of products) {
      if (type === 'COURSE') this.studies.buy(userId, id, this.time.now(), priceYuan ?? 0);
      if (type === 'ROLE') this.extendVip(userId, id);
    }
    this.rewardPayment(userId, priceYuan ?? 0);
  }

  /** Extends the membership from its end, or from now when it has ended. */
  private extendVip(userId: number, planId: number): void {
    const plan = this.plans.all().find(({ id }) => id === planId);
    const user = this.users.byId(userId);
    if (!plan || !user) return;
    const from = Math.max(this.time.now(), user.vip?.untilMs ?? 0);
    this.users.change(userId, { vip: { id: plan.id, name: plan.name, untilMs: from + (plan.days ?? 0) * DAY_MS } });
  }
}

const HOUR_MS = 3_600_000;

/**
 * Changes of orders outside the browser, for a test or the panel. They take effect at once. Without a number they apply
 * to the newest unpaid order.
 *
 * - `complete`: the payment is received · `cancel`: the server cancels the order
 * - `refuse`: the payment provider refuses, and another payment method can be chosen
 * - `expire`: the order is made more than an hour old and cancelled
 * - `put`: replaces all orders · `replacePromoCodes`: replaces all promo codes
 */
export class OrderControls {
  readonly all$: Behavior<{ readonly all: readonly OrderRecord[] }>;

  constructor(
    private readonly store: OrderStore,
    private readonly codes: ObservableRecord<{ readonly all: readonly PromoCodeRecord[] }>,
  ) {
    this.all$ = store.records.now$;
  }

  get newestUnpaid(): string | undefined {
    return this.store.all.filter(({ order }) => order.isPayable).at(-1)?.order.orderNo;
  }

  complete(orderNo = this.unpaid()): void {
    this.store.pay(orderNo);
  }

  cancel(orderNo = this.unpaid()): void {
    this.store.cancel(orderNo);
  }

  refuse(orderNo = this.unpaid()): void {
    this.store.change(orderNo, { statusText: UNPAID, paymentMethod: '', paymentText: '' });
  }

  expire(orderNo = this.unpaid()): void {
    const made = this.store.byNumber(orderNo)?.order.createdAt ?? 0;
    this.store.change(orderNo, { createdAt: made - 1.5 * HOUR_MS });
    this.store.cancel(orderNo);
  }

  put(all: readonly OrderRecord[]): void {
    this.store.records.change({ all });
  }

  replacePromoCodes(all: readonly PromoCodeRecord[]): void {
    this.codes.change({ all });
  }

  private unpaid(): string {
    const { newestUnpaid } = this;
    if (newestUnpaid === undefined) throw new Error('No order of the in-memory server waits for its money');
    return newestUnpaid;
  }
}

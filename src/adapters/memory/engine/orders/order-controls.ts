import { ObservableRecord } from '../observable-record.js';
import type { Behavior } from '../../../../domain/kernel/behavior.js';
import type { OrderBook, OrderRecord } from './order-book.js';
import type { PromoCodeRecord } from './promo-codes.js';
import { UNPAID } from './server-words.js';

const HOUR_MS = 3_600_000;

/**
 * What happens to orders outside the browser, for a test or a panel. Immediate; without a number it is the newest order
 * that waits for its money.
 *
 * - `complete`: the money comes · `cancel`: the server gives up · `refuse`: the provider says no, and another way may be
 *   chosen · `timeOut`: it was made more than an hour ago, and is cancelled
 * - `put`: these orders in the place of all · `giveOut`: these promo codes in the place of all
 */
export class OrderControls {
  readonly all$: Behavior<{ readonly all: readonly OrderRecord[] }>;

  constructor(
    private readonly book: OrderBook,
    private readonly codes: ObservableRecord<{ readonly all: readonly PromoCodeRecord[] }>,
  ) {
    this.all$ = book.records.now$;
  }

  get newestUnpaid(): string | undefined {
    return this.book.all.findLast(({ order }) => order.payable)?.order.orderNo;
  }

  complete(orderNo = this.unpaid()): void {
    this.book.pay(orderNo);
  }

  cancel(orderNo = this.unpaid()): void {
    this.book.cancel(orderNo);
  }

  refuse(orderNo = this.unpaid()): void {
    this.book.change(orderNo, { statusText: UNPAID, paymentMethod: '', paymentText: '' });
  }

  timeOut(orderNo = this.unpaid()): void {
    const made = this.book.byNumber(orderNo)?.order.createdAt ?? 0;
    this.book.change(orderNo, { createdAt: made - 1.5 * HOUR_MS });
    this.book.cancel(orderNo);
  }

  put(all: readonly OrderRecord[]): void {
    this.book.records.change({ all });
  }

  giveOut(all: readonly PromoCodeRecord[]): void {
    this.codes.change({ all });
  }

  private unpaid(): string {
    const { newestUnpaid } = this;
    if (newestUnpaid === undefined) throw new Error('No order of the pretend site waits for its money');
    return newestUnpaid;
  }
}

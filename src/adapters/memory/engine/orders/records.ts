import type { Order } from '../../../../domain/orders/order.js';
import type { Page, PageRequest } from '../../../../domain/paging/page.js';
import type { ObservableRecord } from '../observable-record.js';
import type { Door } from '../door.js';
import type { SiteSettings } from '../site-settings.js';
import { newestFirst } from '../paging.js';
import { pageOf } from '../paging.js';
import type { OrderBook } from './order-book.js';
import { PAID } from './server-words.js';

/** What was bought (pages API 3.17). Throws a `Refusal` without a valid token. */
export class Records {
  constructor(
    private readonly door: Door,
    private readonly book: OrderBook,
    private readonly settings: ObservableRecord<SiteSettings>,
  ) {}

  orders(token: string | undefined, request: PageRequest): Page<Order> {
    const own = newestFirst(this.book.of(this.door.enterOnOneDevice(token).id).map(({ order }) => order));
    return pageOf(this.settings.value.generation === 1 ? own.map(asFirst) : own.filter(isPaid).map(asLater), request);
  }
}

/** The first generation does not say what was paid back (pages API 3.17, 4). */
function asFirst(order: Order): Order {
  return { ...order, refunded: 0 };
}

/** The second tells of nothing else. */
function isPaid({ statusText }: Order): boolean {
  return statusText === PAID;
}

/** It no longer knows the names of the ways to pay. */
function asLater(order: Order): Order {
  return { ...order, paymentText: '' };
}

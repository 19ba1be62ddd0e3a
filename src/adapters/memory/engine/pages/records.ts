import type { Order } from '../../../../domain/order/order.js';
import type { Page, PageRequest } from '../../../../domain/paging/page.js';
import type { PointsRecord } from '../../../../domain/points/points-record.js';
import type { Door } from '../door.js';
import { newestFirst } from './newest-first.js';
import { pageOf } from './page-of.js';
import type { ByMember } from './pages-seed.js';
import { PAID } from './server-words.js';

/** What was bought, and how points came and went (pages API 3.17, 3.19). Throws a `Refusal` without a valid token. */
export class Records {
  constructor(
    private readonly door: Door,
    private readonly allOrders: ByMember<Order>,
    private readonly allPoints: ByMember<PointsRecord>,
  ) {}

  /** The later generation tells only of what was paid. */
  orders(token: string | undefined, request: PageRequest, which: 'all' | 'paid' = 'all'): Page<Order> {
    const own = newestFirst(this.allOrders[this.door.enterOnOneDevice(token).id] ?? []);
    return pageOf(which === 'all' ? own : own.filter((order) => order.statusText === PAID), request);
  }

  points(token: string | undefined, request: PageRequest): Page<PointsRecord> {
    return pageOf(newestFirst(this.allPoints[this.door.enterOnOneDevice(token).id] ?? []), request);
  }
}

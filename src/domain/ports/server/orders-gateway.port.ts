import type { Observable } from 'rxjs';

import type { Order } from '../../orders/order.js';
import type { Page, PageRequest } from '../../paging/page.js';
import { token } from '../../kernel/token.js';

/**
 * Knows what a member has ordered (pages API 3.17).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface OrdersGateway {
  /** Newest first. A server of the later generation tells only of what was paid. */
  list(request: PageRequest): Observable<Page<Order>>;
}

export const ORDERS_GATEWAY = token<OrdersGateway>('OrdersGateway');

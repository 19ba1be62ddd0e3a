import { distinctUntilChanged, map, type Observable } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import type { Order } from '../../domain/orders/existing-orders.js';
import { ORDERS_A_PAGE } from '../../domain/orders/order.js';
import { type Page, readPage } from '../../domain/paging.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { OrdersGateway } from '../../domain/ports/server/order-gateway.js';
import type { Loader } from '../site/loader.js';
import { locationsUnder } from '../site/route-locations.js';

/** The order list of a member; the location names the page of the list (docs/spec/orders.md#order-list). */
export class MemberOrders {
  constructor(
    private readonly gateway: OrdersGateway,
    private readonly navigator: Navigator,
    private readonly loader: Loader,
  ) {}

  /** The displayed page of the list, newest first. Cold; never fails, never completes. */
  list(retry$: Observable<void>): Observable<Loading<Page<Order>>> {
    const page$ = locationsUnder(this.navigator, ROUTES.memberOrders.pattern).pipe(
      map(({ place }) => readPage(place.query)),
      distinctUntilChanged(),
    );
    return this.loader.loadList(page$, (page) => this.gateway.list({ page, size: ORDERS_A_PAGE }), retry$);
  }
}

export const MEMBER_ORDERS = token<MemberOrders>('MemberOrders');

declare module '../lazy-services.js' {
  interface LazyServiceTypes {
    readonly memberOrders: MemberOrders;
  }
}

import { map, type Observable } from 'rxjs';

import type { Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import { amountOf, type ListedOrder, type OrderAmount } from '../../domain/orders/listed-order.js';
import { ORDERS_A_PAGE } from '../../domain/orders/limits.js';
import { type DeviceOrder, ordersOnDevice } from '../../domain/orders/waiting-orders.js';
import { type Page, readPage } from '../../domain/kernel/paging.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { OrderListGateway } from '../../domain/ports/order-gateway.js';
import type { ServerClock } from '../../domain/ports/server-clock.js';
import type { Loader } from '../site/loader.js';
import { locationsOf } from '../site/route-locations.js';
import type { StoredOrders } from './stored-orders.js';

/** An order as the list shows it. */
export interface ListedOrderWithAmount extends ListedOrder {
  readonly amount: OrderAmount;
}

/** A page of the list. The first one also has what only this device knows. */
export interface OrdersPage extends Page<ListedOrderWithAmount> {
  readonly onDevice?: readonly DeviceOrder[] | undefined;
}

/** The order list of a member; the location names the page of the list (docs/spec/orders.md#order-list). */
export class MemberOrders {
  constructor(
    private readonly gateway: OrderListGateway,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
    private readonly stored: Pick<StoredOrders, 'dueYuan' | 'onDevice'>,
    private readonly clock: Pick<ServerClock, 'now'>,
  ) {}

  /** The displayed page of the list, newest first. Cold; never fails, never completes. */
  list(retry$: Observable<void>): Observable<Loading<OrdersPage>> {
    const page$ = locationsOf('memberOrders', this.navigator).pipe(map(({ query }) => readPage(query)));
    return this.loader.loadList(page$, (page) => this.listed(page), retry$);
  }

  private onDevice(listed: readonly ListedOrder[]): Pick<OrdersPage, 'onDevice'> {
    const onDevice = ordersOnDevice(listed, this.stored.onDevice(), this.clock.now());
    return onDevice.length > 0 ? { onDevice } : {};
  }

  private listed(page: number): Observable<OrdersPage> {
    return this.gateway.list({ page, size: ORDERS_A_PAGE }).pipe(
      map(({ items, total }) => ({
        items: items.map((order) => ({ ...order, amount: amountOf(order, this.stored.dueYuan(order.orderNo)) })),
        total,
        ...(page === 1 && this.onDevice(items)),
      })),
    );
  }
}

export const MEMBER_ORDERS = token<MemberOrders>('MemberOrders');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly memberOrders: MemberOrders;
  }
}

import { map, type Observable } from 'rxjs';

import type { Order } from '../../../domain/orders/order.js';
import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { OrdersGateway } from '../../../domain/ports/server/orders-gateway.port.js';
import type { CourseSite } from '../engine/course-site.js';
import type { Pictures } from '../engine/pictures.js';
import type { MemoryNetwork } from '../network/memory-network.js';

export class MemoryOrdersGateway implements OrdersGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  list(request: PageRequest): Observable<Page<Order>> {
    return this.network
      .ask('orders', (token) => this.site.pages.records.orders(token, request))
      .pipe(
        map(({ items, total }) => ({ items: items.map((order) => withPictures(order, this.site.pictures)), total })),
      );
  }
}

function withPictures(order: Order, pictures: Pictures): Order {
  return { ...order, goods: order.goods.map((goods) => ({ ...goods, thumb: pictures.inline(goods.thumb) })) };
}

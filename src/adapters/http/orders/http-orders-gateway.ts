import type { Observable } from 'rxjs';

import type { Order } from '../../../domain/orders/order.js';
import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { OrdersGateway } from '../../../domain/ports/server/orders-gateway.port.js';
import { decodeOrder } from './decode-order.js';
import { decodePage } from '../client/decode-list.js';
import type { HttpClient } from '../client/http-client.js';
import type { ResolvePicture } from '../client/resolve-picture.js';

export class HttpOrdersGateway implements OrdersGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly picture: ResolvePicture,
  ) {}

  list({ page, size }: PageRequest): Observable<Page<Order>> {
    return this.http.request(
      { method: 'GET', path: '/api/v2/member/orders', query: { page, page_size: size } },
      (data) => decodePage(data, (entry) => withPictures(decodeOrder(entry), this.picture)),
    );
  }
}

function withPictures(order: Order, picture: ResolvePicture): Order {
  return { ...order, goods: order.goods.map((goods) => ({ ...goods, thumb: picture(goods.thumb) })) };
}

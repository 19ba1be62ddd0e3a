import type { Observable } from 'rxjs';

import type { Order } from '../../domain/order/order.js';
import type { Page, PageRequest } from '../../domain/paging/page.js';
import type { OrdersGateway } from '../../domain/ports/orders-gateway.port.js';
import { decodeOrder } from './decode-order.js';
import { decodePage } from './decode-page.js';
import type { HttpClient } from './http-client.js';

export class HttpOrdersGateway implements OrdersGateway {
  constructor(private readonly http: HttpClient) {}

  list({ page, size }: PageRequest): Observable<Page<Order>> {
    return this.http.ask({ method: 'GET', path: '/api/v2/member/orders', query: { page, page_size: size } }, (data) =>
      decodePage(data, decodeOrder),
    );
  }
}

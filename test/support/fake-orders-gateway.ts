import type { Observable } from 'rxjs';

import type { Order } from '../../src/domain/orders/order.js';
import type { Page, PageRequest } from '../../src/domain/paging/page.js';
import type { OrdersGateway } from '../../src/domain/ports/server/orders-gateway.port.js';
import { Question } from './question.js';

export class FakeOrdersGateway implements OrdersGateway {
  readonly pages = new Question<Page<Order>>();
  readonly wishes: PageRequest[] = [];

  list(request: PageRequest): Observable<Page<Order>> {
    this.wishes.push(request);
    return this.pages.ask();
  }
}

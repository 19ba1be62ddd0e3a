import type { Observable } from 'rxjs';

import type { Order } from '../../src/domain/orders/existing-orders.js';
import type { Page, PageRequest } from '../../src/domain/paging.js';
import type { OrdersGateway } from '../../src/domain/ports/server/order-gateway.js';
import { Question } from './question.js';

export class FakeOrdersGateway implements OrdersGateway {
  readonly pages = new Question<Page<Order>>();
  readonly wishes: PageRequest[] = [];

  list(request: PageRequest): Observable<Page<Order>> {
    this.wishes.push(request);
    return this.pages.ask();
  }
}

import { map } from 'rxjs';

import { beginPayment } from '../../domain/orders/opening-steps.js';
import { readOrderNo } from '../../domain/orders/order-addresses.js';
import type { OrderTools } from './order-requests.js';
import { type OrderVisit, shownOf, visitOf } from './order-visit.js';
import { runOrder } from './runner.js';

/** Paying an order (docs/spec/orders.md#paying): the page `/order/pay` while it is open. */
export function openPayment(tools: OrderTools): OrderVisit {
  return visitOf('orderPay', tools, readOrderNo, (orderNo, actions$) =>
    runOrder(tools, () => beginPayment(orderNo, tools.stored.one(orderNo)), actions$).pipe(
      map((flow) => shownOf(flow)),
    ),
  );
}

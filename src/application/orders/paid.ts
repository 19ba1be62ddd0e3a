import { catchError, concat, defer, map, type Observable, of, switchMap, timeout } from 'rxjs';

import type { Loading } from '../../domain/kernel/loading.js';
import { productOfOrder, sumOrPrice } from '../../domain/orders/listed-order.js';
import { readOrderNo } from '../../domain/orders/order-addresses.js';
import { beginConfirmation } from '../../domain/orders/payment-steps.js';
import { type Bought, methodText } from '../../domain/orders/receipt.js';
import { METHOD_WORDS } from '../../domain/orders/payment-methods.strings.js';
import { ORDER_DETAILS_LIMIT_MS } from '../../domain/orders/limits.js';
import { findOrder, type OrderTools } from './order-requests.js';
import { type OrderPageState, type OrderVisit, shownOf, visitOf } from './purchase.js';
import { runOrder } from './runner.js';

/**
 * Confirms that an order is paid and shows what was bought (docs/spec/orders.md#success-page): the page `/order/success`
 * while it is open. Only the server's order status makes it `paid`.
 */
export function openSuccess(tools: OrderTools): OrderVisit {
  return visitOf('orderSuccess', tools, readOrderNo, (orderNo, actions$) =>
    runOrder(tools, () => beginConfirmation(orderNo), actions$).pipe(
      switchMap((flow) => (flow.kind === 'paid' ? paidOrder(tools, orderNo) : of(shownOf(flow)))),
    ),
  );
}

function paidOrder(tools: OrderTools, orderNo: string): Observable<Loading<OrderPageState>> {
  const shown = (bought: Bought | undefined) => shownOf({ kind: 'paid', orderNo }, bought);
  const { order: stored, method } = tools.stored.one(orderNo) ?? {};
  const paidYuan = tools.stored.dueYuan(orderNo);
  const fromTab: Bought | undefined = stored?.product && {
    product: stored.product,
    amount: sumOrPrice('paid', stored.dueYuan ?? paidYuan, stored.priceYuan),
    orderedAt: stored.orderedAt,
    ...(method && { method: METHOD_WORDS[method].receipt }),
  };
  const confirmation$ =
    fromTab === undefined
      ? concat(of(shownOf({ kind: 'confirming', orderNo })), findInOrders(tools, orderNo, paidYuan).pipe(map(shown)))
      : of(shown(fromTab));
  return defer(() => {
    // The purchase changed the member's points or membership: every tab reloads the member.
    tools.session.reloadInAllTabs();
    return confirmation$;
  });
}

/** Optional: when it cannot be loaded, or is late and would move the page, the page shows less. */
function findInOrders(
  tools: OrderTools,
  orderNo: string,
  paidYuan: number | undefined,
): Observable<Bought | undefined> {
  return findOrder(tools, orderNo).pipe(
    timeout({ first: ORDER_DETAILS_LIMIT_MS, scheduler: tools.time }),
    catchError(() => of(undefined)),
    map(
      (order) =>
        order && {
          product: productOfOrder(order),
          amount: sumOrPrice('paid', paidYuan, order.priceYuan),
          orderedAt: order.createdAt,
          method: methodText(order),
        },
    ),
  );
}

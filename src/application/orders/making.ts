import { catchError, filter, forkJoin, map, type Observable, of, switchMap, takeWhile } from 'rxjs';

import { beginOrder, type OrderBeginning } from '../../domain/orders/order-form-steps.js';
import type { ProductKey } from '../../domain/orders/order.js';
import { readOrderQuery } from '../../domain/orders/order-addresses.js';
import { newestOrdersOf, type OrderTools, termsOf } from './order-requests.js';
import { type OrderVisit, shownOf, visitOf } from './order-visit.js';
import { runOrder } from './runner.js';

/** The order form (docs/spec/orders.md#order-form): the page `/order` while it is open. */
export function openOrderForm(tools: OrderTools): OrderVisit {
  return visitOf('order', tools, readProduct, (product, actions$) => {
    const retries$ = actions$.pipe(filter(({ kind }) => kind === 'retried'));
    return tools.loader.load(beginning(tools, product), retries$).pipe(
      // From then on the order itself answers what the member does.
      takeWhile(({ kind }) => kind !== 'ready', true),
      switchMap((loaded) => {
        if (loaded.kind !== 'ready') return of(loaded);
        const lock$ = tools.lock.hold(`order-${product.kind}-${String(product.id)}`);
        return runOrder(tools, () => beginOrder(loaded.value), actions$, lock$).pipe(map((flow) => shownOf(flow)));
      }),
    );
  });
}

function readProduct(query: string): ProductKey | undefined {
  const asked = readOrderQuery(query);
  return asked.kind === 'product' ? asked.product : undefined;
}

function beginning(tools: OrderTools, product: ProductKey): Observable<OrderBeginning> {
  return forkJoin({
    product: tools.product.request(product),
    terms: termsOf(tools, product.kind),
    // The page also works without the orders: they are looked up again before an order is sent.
    orders: newestOrdersOf(tools, product).pipe(catchError(() => of(undefined))),
  }).pipe(map((found) => ({ ...found, sent: tools.stored.sent(product) })));
}

import { catchError, distinctUntilChanged, forkJoin, map, type Observable, of, Subject, switchMap } from 'rxjs';

import type { Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import type { OrderAction, OrderFlow } from '../../domain/orders/states.js';
import { beginOrder, type OrderBeginning } from '../../domain/orders/order-form-steps.js';
import type { ProductKey, OrderAgreement } from '../../domain/orders/order.js';
import { type OrderQuery, readOrderQuery } from '../../domain/orders/order-addresses.js';
import type { TabLock } from '../../domain/ports/visit-store.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { Loader } from '../site/loader.js';
import { locationsOf } from '../site/route-locations.js';
import { newestOrdersOf, type OrderTools } from './order-requests.js';
import { runOrder } from './runner.js';

/** The states of the order page (docs/spec/orders.md#order-form). */
export type OrderPageState =
  /** The location names a product that is not sold here. */
  | { readonly kind: 'unsupported' }
  /** After the order is created the flow is `opening` or `paid`: the navigation to the next page is under way. */
  | { readonly kind: 'order'; readonly flow: OrderFlow };

/** Creating an order (docs/spec/orders.md#order-form): the service of the page `/order`. */
export class OrderMaking {
  constructor(
    private readonly tools: OrderTools,
    private readonly lock: TabLock,
    private readonly site: CurrentSite,
    private readonly loader: Loader,
  ) {}

  /** Immediate: nothing is requested before `state$` is subscribed to. Call it once each time the page opens. */
  open(): OrderVisit {
    return new OrderVisit(this.tools, this.lock, this.loader);
  }

  /** The URL of an agreement's text; empty when the server names none. */
  agreementUrl(agreement: OrderAgreement): string {
    const config = this.site.site$.value?.config;
    return (agreement === 'member' ? config?.memberProtocolUrl : config?.paidContentProtocolUrl) ?? '';
  }
}

/** The order page while it is open. */
export class OrderVisit {
  /**
   * The order of the product that the location names. Cold; unsubscribing cancels every request. Never errors, never
   * completes.
   */
  readonly state$: Observable<Loading<OrderPageState>>;
  private readonly actions = new Subject<OrderAction>();
  private readonly retries = new Subject<void>();

  constructor(
    private readonly tools: OrderTools,
    private readonly lock: TabLock,
    private readonly loader: Loader,
  ) {
    this.state$ = locationsOf('order', tools.navigator).pipe(
      map(({ query }) => readOrderQuery(query)),
      distinctUntilChanged(isSameOrderQuery),
      switchMap((query) => (query.kind === 'unsupported' ? of(UNSUPPORTED) : this.order(query.product))),
    );
  }

  /** Passes an action of the member to the order; an action that does not fit the present state changes nothing. */
  dispatch(action: OrderAction): void {
    this.actions.next(action);
  }

  /** Requests the product, the terms and the orders again. */
  retry(): void {
    this.retries.next();
  }

  private order(product: ProductKey): Observable<Loading<OrderPageState>> {
    return this.loader.load(this.beginning(product), this.retries).pipe(
      switchMap((loaded): Observable<Loading<OrderPageState>> => {
        if (loaded.kind !== 'ready') return of(loaded);
        const lock$ = this.lock.hold(`order-${product.kind}-${String(product.id)}`);
        return runOrder(this.tools, () => beginOrder(loaded.value), this.actions, lock$).pipe(
          map((flow) => ({ kind: 'ready', value: { kind: 'order', flow }, isRenewing: false })),
        );
      }),
    );
  }

  private beginning(product: ProductKey): Observable<OrderBeginning> {
    const { gateway, product: products, stored, scene } = this.tools;
    // The page also works without the orders: they are looked up again before an order is sent.
    const orders$ = newestOrdersOf(this.tools, product).pipe(catchError(() => of(undefined)));
    return forkJoin({
      product: products.request(product),
      terms: gateway.terms(product.kind, scene),
      orders: orders$,
    }).pipe(map((found) => ({ ...found, sent: stored.sent(product) })));
  }
}

const UNSUPPORTED: Loading<OrderPageState> = { kind: 'ready', value: { kind: 'unsupported' }, isRenewing: false };

function isSameOrderQuery(one: OrderQuery, other: OrderQuery): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const ORDER = token<OrderMaking>('OrderMaking');

declare module '../site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly order: OrderMaking;
  }
}

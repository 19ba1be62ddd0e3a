import { catchError, distinctUntilChanged, forkJoin, map, type Observable, of, Subject, switchMap } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import type { Loading } from '../../domain/kernel/loading.js';
import { token } from '../../domain/kernel/token.js';
import type { OrderDeed, OrderFlow } from '../../domain/orders/flow.js';
import { beginOrder, type OrderBeginning } from '../../domain/orders/making.js';
import { type GoodsName, type OrderAgreement, type OrderWish, readOrderWish } from '../../domain/orders/order.js';
import type { TabLock } from '../../domain/ports/browser/visit-store.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { Loader } from '../site/loader.js';
import { placesUnder } from '../site/route-locations.js';
import { newestOrdersOf, type OrderTools } from './questions.js';
import { runOrder } from './runner.js';

/** What the page of an order shows (pages §7). */
export type OrderShown =
  /** The address asks for something that nobody sells here. */
  | { readonly kind: 'unsupported' }
  /** Once it is made it is `opening` or `paid`: the visitor is on the way to the next page. */
  | { readonly kind: 'order'; readonly flow: OrderFlow };

/** Buying something (pages §7): the service of the page `/order`. */
export class Order {
  constructor(
    private readonly tools: OrderTools,
    private readonly lock: TabLock,
    private readonly site: CurrentSite,
    private readonly loader: Loader,
  ) {}

  /** Immediate: nothing is asked before somebody watches. One for each time that the page is opened. */
  open(): OrderVisit {
    return new OrderVisit(this.tools, this.lock, this.loader);
  }

  /** Where the text of an agreement is to be read; empty where the server does not say. */
  agreementUrl(agreement: OrderAgreement): string {
    const config = this.site.site$.value?.config;
    return (agreement === 'member' ? config?.memberProtocolUrl : config?.paidContentProtocolUrl) ?? '';
  }
}

/** The page of an order, as long as it is open. */
export class OrderVisit {
  /**
   * What is on view: what the address asks for, asked of the server. Cold; everything that was asked is abandoned on
   * unsubscribe. Never errors, never completes.
   */
  readonly state$: Observable<Loading<OrderShown>>;
  private readonly deeds = new Subject<OrderDeed>();
  private readonly retries = new Subject<void>();

  constructor(
    private readonly tools: OrderTools,
    private readonly lock: TabLock,
    private readonly loader: Loader,
  ) {
    this.state$ = placesUnder(tools.navigator, ROUTES.order.pattern).pipe(
      map(({ place }) => readOrderWish(place.query)),
      distinctUntilChanged(asksForTheSame),
      switchMap((wish) => (wish.kind === 'unsupported' ? of(UNSUPPORTED) : this.order(wish.goods))),
    );
  }

  /** A deed of the member; one that makes no sense at the moment changes nothing. */
  do(deed: OrderDeed): void {
    this.deeds.next(deed);
  }

  /** Asks again for what the page begins with. */
  retry(): void {
    this.retries.next();
  }

  private order(goods: GoodsName): Observable<Loading<OrderShown>> {
    return this.loader.load(this.beginning(goods), this.retries).pipe(
      switchMap((loaded): Observable<Loading<OrderShown>> => {
        if (loaded.kind !== 'ready') return of(loaded);
        const turn$ = this.lock.hold(`order-${goods.kind}-${String(goods.id)}`);
        return runOrder(this.tools, () => beginOrder(loaded.value), this.deeds, turn$).pipe(
          map((flow) => ({ kind: 'ready', value: { kind: 'order', flow }, renewing: false })),
        );
      }),
    );
  }

  private beginning(goods: GoodsName): Observable<OrderBeginning> {
    const { gateway, goods: desk, kept } = this.tools;
    // Without them the page stands: they are looked up again before anything is sent.
    const orders$ = newestOrdersOf(this.tools, goods).pipe(catchError(() => of(undefined)));
    return forkJoin({ goods: desk.ask(goods), terms: gateway.terms(goods.kind), orders: orders$ }).pipe(
      map((found) => ({ ...found, sent: kept.sent(goods) })),
    );
  }
}

const UNSUPPORTED: Loading<OrderShown> = { kind: 'ready', value: { kind: 'unsupported' }, renewing: false };

function asksForTheSame(one: OrderWish, other: OrderWish): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export const ORDER = token<Order>('Order');

declare module '../lazy-services.js' {
  interface LazyServiceTypes {
    readonly order: Order;
  }
}

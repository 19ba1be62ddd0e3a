import { BehaviorSubject, defer, finalize, type Observable, Subscription, tap } from 'rxjs';

import { MemoryNavigator } from '../../../src/adapters/memory/browser/navigator.js';
import { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import { MemoryTabLock } from '../../../src/adapters/memory/browser/tab-lock.js';
import { MemoryStorageArea, MemoryVisitStore } from '../../../src/adapters/memory/browser/visit-store.js';
import { MemoryCourseGateway } from '../../../src/adapters/memory/courses.js';
import { MemoryNetwork } from '../../../src/adapters/memory/client/network.js';
import { MemoryOrderGateway, MemoryOrderListGateway } from '../../../src/adapters/memory/orders.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { MemoryServerClock } from '../../../src/adapters/memory/client/server-clock.js';
import { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { MemoryVipPlanGateway } from '../../../src/adapters/memory/vip.js';
import { openSuccess } from '../../../src/application/orders/paid.js';
import {
  openOrderForm,
  openPayment,
  type OrderPageState,
  type OrderVisit,
} from '../../../src/application/orders/purchase.js';
import type { OrderTools } from '../../../src/application/orders/order-requests.js';
import { OrderDrafts } from '../../../src/application/orders/order-drafts.js';
import { ProductLookup } from '../../../src/application/orders/product-lookup.js';
import { StoredOrders } from '../../../src/application/orders/stored-orders.js';
import { formDrafts } from '../../../src/application/session/drafts.js';
import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { Loader } from '../../../src/application/site/loader.js';
import { LOADING, type Loading } from '../../../src/domain/kernel/loading.js';
import type { OrderAction } from '../../../src/domain/orders/states.js';
import type { OrderStatus } from '../../../src/domain/orders/order.js';
import type { VisitStore } from '../../../src/domain/ports/visit-store.js';
import type { OrderGateway } from '../../../src/domain/ports/order-gateway.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import type { Scene } from '../../../src/domain/site/scene.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { aMember } from '../../support/sessions.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { DeviceClock, VirtualClock } from '../../support/virtual-clock.js';

const BUYER = { id: 105, mobile: SEEDED.withUnread } as const;

const OPENED: Readonly<Record<string, (tools: OrderTools) => OrderVisit>> = {
  '/order': openOrderForm,
  '/order/pay': openPayment,
  '/order/success': openSuccess,
};

/** What the order pages of a tab display. */
export type Shown = Loading<OrderPageState>;

/**
 * A member's browser tab in front of the in-memory server, in virtual time. The address decides which of the three
 * order pages is open.
 */
export class OrderWorld {
  readonly time: VirtualClock;
  /** The clock of the device, which may be set wrong. */
  readonly device: DeviceClock;
  readonly site: CourseSite;
  readonly store: VisitStore;
  readonly lock: MemoryTabLock;
  readonly presence = new MemoryPresence();
  readonly navigator: MemoryNavigator;
  readonly log = new RecordingLog();
  readonly notifier = new RecordingNotifier();
  readonly tools: OrderTools;
  readonly token: string;
  /** The orders whose creation was answered, with the time of the answer. */
  readonly answered: { readonly orderNo: string; readonly at: number }[];
  /** Every state that was displayed so far (see `view`). */
  readonly views = new Set<string>();
  /** How often a reload of the member was requested. */
  announced = 0;
  /** How many requests about an order are in progress, and the highest number so far. */
  underWay = 0;
  mostPending = 0;
  shown: Shown = LOADING;
  private readonly seeded: number;
  private readonly local: MemoryStorageArea;
  private page: Subscription | undefined;
  private path: string | undefined;
  private visit: OrderVisit | undefined;

  /** With `beside`, this is another tab of the same browser; `store` replaces a storage that works. */
  constructor(
    private readonly generation: Generation,
    at: string,
    private readonly buyer: { readonly id: number; readonly mobile: string } = BUYER,
    beside?: OrderWorld,
    store?: VisitStore,
    /** The browser hides the header `Date` of the server, which is at another origin. */
    hidesDate = false,
    readonly scene: Scene = beside?.scene ?? 'pc',
  ) {
    this.time = beside?.time ?? new VirtualClock();
    const { time } = this;
    this.device = beside?.device ?? new DeviceClock(time);
    const clock = hidesDate ? { now: () => this.device.now(), isSynchronised: false } : new MemoryServerClock(time);
    this.local = beside?.local ?? new MemoryStorageArea();
    this.store = store ?? new MemoryVisitStore(this.local);
    this.lock = beside?.lock ?? new MemoryTabLock();
    this.answered = beside?.answered ?? [];
    this.site = beside?.site ?? new CourseSite({ time, random: seededRandom(7) });
    this.seeded = beside?.seeded ?? Math.max(...this.site.pages.orderStore.all.map(({ order }) => order.id));
    if (beside === undefined) {
      this.site.controls.delay(50);
      this.site.controls.setUp({ generation });
    }
    this.token = beside?.token ?? this.site.controls.signIn(buyer.mobile);
    this.store.write('token', this.token);
    this.navigator = new MemoryNavigator(at);
    const network = new MemoryNetwork(this.site, this.store, time);
    const state$ = new BehaviorSubject<SessionState>({ kind: 'member', user: aMember().withId(buyer.id) });
    const session = { state$, memberId: buyer.id, ownToken: this.token, reloadInAllTabs: () => (this.announced += 1) };
    const reporter = new ErrorReporter(this.notifier, this.log);
    const courses = new MemoryCourseGateway(this.site, network);
    this.tools = {
      gateway: this.watched(new MemoryOrderGateway(this.site, network)),
      orders: new MemoryOrderListGateway(this.site, network),
      product: new ProductLookup(courses, new MemoryVipPlanGateway(this.site, network), session, clock, () => true),
      stored: new StoredOrders(this.store, session),
      drafts: new OrderDrafts(formDrafts(this.store, session, this.device)),
      navigator: this.navigator,
      presence: this.presence,
      reporter,
      time: this.device,
      clock,
      scene,
      isHandheld: () => scene !== 'pc',
      lock: this.lock,
      loader: new Loader(reporter),
      session,
    };
    this.navigator.location$.subscribe(({ path }) => {
      if (path !== this.path) this.open(path);
    });
  }

  anotherTab(at: string): OrderWorld {
    return new OrderWorld(this.generation, at, this.buyer, this);
  }

  /** Another browser of the same member: nothing of this one is known there. */
  anotherDevice(at: string): OrderWorld {
    return new OrderWorld(this.generation, at, this.buyer, this, new MemoryVisitStore(new MemoryStorageArea()));
  }

  /** Sign-out removes what belongs to the member. */
  signOutAndIn(): void {
    for (const key of ['orders', 'openOrders'] as const) this.store.erase(key);
    this.reload();
  }

  get controls() {
    return this.site.controls;
  }

  /** The buyer's orders that were made in this environment, oldest first. Seeded orders are not included. */
  get made() {
    return this.site.pages.orderStore.of(BUYER.id).filter(({ order }) => order.id > this.seeded);
  }

  calls(name: string): number {
    return this.site.calls.filter((call) => call === name).length;
  }

  do(action: OrderAction): void {
    this.visit?.dispatch(action);
  }

  retry(): void {
    this.do({ kind: 'retried' });
  }

  advance(milliseconds: number): void {
    this.time.advance(milliseconds);
  }

  /** Reloads the document: the page loses its memory, and the tab's storage is preserved. */
  reload(): void {
    this.open(this.navigator.location$.value.path);
  }

  leave(): void {
    this.navigator.go('/courses');
  }

  /** What is displayed, in one word: the kind of the order flow, or of the loaded page, or of the loading state. */
  get view(): string {
    const { shown } = this;
    if (shown.kind !== 'ready') return shown.kind;
    return shown.value.kind === 'order' ? shown.value.flow.kind : shown.value.kind;
  }

  private open(path: string): void {
    this.page?.unsubscribe();
    this.path = path;
    this.shown = LOADING;
    const visit = OPENED[path]?.(this.tools);
    this.visit = visit;
    // Set before subscribing, because the first state may navigate to another page at once.
    const page = new Subscription();
    this.page = page;
    page.add(
      visit?.state$.subscribe((shown) => {
        if (this.page !== page) return;
        this.shown = shown;
        this.views.add(this.view);
      }),
    );
  }

  private watched(gateway: OrderGateway): OrderGateway {
    const status = (orderNo: string): Observable<OrderStatus> =>
      defer(() => {
        this.underWay += 1;
        this.mostPending = Math.max(this.mostPending, this.underWay);
        return gateway.status(orderNo).pipe(
          finalize(() => {
            this.underWay -= 1;
          }),
        );
      });
    return {
      terms: (kind, scene) => gateway.terms(kind, scene),
      checkPromoCode: (code) => gateway.checkPromoCode(code),
      make: (order) =>
        gateway.make(order).pipe(
          tap(({ orderNo }) => {
            this.answered.push({ orderNo, at: this.time.now() });
          }),
        ),
      pay: (request) => gateway.pay(request),
      status,
    };
  }
}

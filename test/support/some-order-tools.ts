import { BehaviorSubject } from 'rxjs';

import { MemoryServerClock } from '../../src/adapters/memory/client/server-clock.js';
import type { OrderTools } from '../../src/application/orders/order-requests.js';
import { OrderDrafts } from '../../src/application/orders/order-drafts.js';
import { ProductLookup } from '../../src/application/orders/product-lookup.js';
import { StoredOrders } from '../../src/application/orders/stored-orders.js';
import { formDrafts } from '../../src/application/session/drafts.js';
import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { readOnly } from '../../src/domain/kernel/streams.js';
import type { SessionState } from '../../src/domain/session/session-state.js';
import { FakeCourseGateway, FakeOrderGateway, FakeOrderListGateway, FakeVipPlanGateway } from './fake-gateways.js';
import { MemoryNavigator } from '../../src/adapters/memory/browser/navigator.js';
import { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import { MemoryPresence } from '../../src/adapters/memory/browser/presence.js';
import { FakeVisitStore } from './fake-visit-store.js';
import { aLoader, RecordingLog, RecordingNotifier } from './recorders.js';
import { sessionOf, signedIn } from './sessions.js';
import { VirtualClock } from './virtual-clock.js';

/** The services of an order, over ports that the test answers. `order-world.ts` provides them with the in-memory server. */
export function someOrderTools(address = '/order', store = new FakeVisitStore(), time = new VirtualClock()) {
  const gateway = new FakeOrderGateway();
  const orders = new FakeOrderListGateway();
  const courses = new FakeCourseGateway();
  const plans = new FakeVipPlanGateway();
  const navigator = new MemoryNavigator(address);
  const presence = new MemoryPresence();
  const log = new RecordingLog();
  const clock = new MemoryServerClock(time);
  const session = sessionOf(readOnly(new BehaviorSubject<SessionState>(signedIn())));
  const stored = new StoredOrders(store, session);
  const tools: OrderTools = {
    drafts: new OrderDrafts(formDrafts(store, session, time)),
    ...{ gateway, orders, stored, navigator, presence, time, clock },
    product: new ProductLookup(courses, plans, session, time, () => true),
    reporter: new ErrorReporter(new RecordingNotifier(), log),
    scene: 'pc',
    isHandheld: () => false,
    lock: new MemoryTabLock(),
    loader: aLoader(),
    session: { reloadInAllTabs: () => undefined },
  };
  return { tools, gateway, orders, courses, plans, store, navigator, presence, log, time, stored };
}

import { StorageTabLock } from '../../../adapters/browser/storage-tab-lock.js';
import { WebTabLock } from '../../../adapters/browser/tab-lock.js';
import { WebStorageArea } from '../../../adapters/browser/visit-store.js';
import { GENERATIONS } from '../../../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../../adapters/http/client/page-readers.js';
import { HttpOrderGateway } from '../../../adapters/http/orders/orders-by-generation.js';
import { HttpOrderGatewayG2 } from '../../../adapters/http/orders/orders-g2.js';
import { HttpOrderGatewayG1 } from '../../../adapters/http/orders/orders-g1.js';
import { OrderDrafts } from '../../../application/orders/order-drafts.js';
import { openSuccess } from '../../../application/orders/paid.js';
import { openOrderForm, PURCHASE, openPayment } from '../../../application/orders/purchase.js';
import type { OrderTools } from '../../../application/orders/order-requests.js';
import { ProductLookup } from '../../../application/orders/product-lookup.js';
import { StoredOrders } from '../../../application/orders/stored-orders.js';
import { formDrafts } from '../../../application/session/drafts.js';
import { ERROR_REPORTER } from '../../../application/site/error-reporter.js';
import { LOADER } from '../../../application/site/loader.js';
import { showsVipEntry } from '../../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { PRESENCE } from '../../../domain/ports/presence.js';
import { TIME } from '../../../domain/ports/time.js';
import { TAB_LOCK, VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { COURSE_GATEWAY } from '../../../domain/ports/course-gateway.js';
import { ORDER_GATEWAY, ORDER_LIST_GATEWAY } from '../../../domain/ports/order-gateway.js';
import { SERVER_CLOCK } from '../../../domain/ports/server-clock.js';
import { VIP_PLAN_GATEWAY } from '../../../domain/ports/vip-gateway.js';
import { SESSION } from '../../../domain/session/session.js';
import { CURRENT_SITE } from '../../../domain/site/current-site.js';
import { deviceOf } from '../../../domain/site/device.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { matchesMedia } from '../../../ui/shared/hooks/media-list.js';
import { bindNamed } from '../../bind-named.js';
import { bindGenerations } from '../../generations.js';
import { bindCourseGateway } from '../../http-courses.js';
import { bindOrderListGateway } from '../../http-order-list.js';
import { bindVipPlanGateway } from '../../http-vip.js';
import { bindLoader } from '../../loader.js';
import { bindServerClock } from '../../server-clock.js';
import type { Bindings } from '../../services.js';

/** Products for sale, orders of this device, and their gateways. */
export const service = PURCHASE;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindVipPlanGateway(bind);
  bindOrderListGateway(bind);
  bindServerClock(bind);
  bindGenerations(bind);
  bindCourseGateway(bind);
  bindNamed(
    bind,
    PURCHASE,
    {
      gateway: ORDER_GATEWAY,
      orders: ORDER_LIST_GATEWAY,
      courses: COURSE_GATEWAY,
      plans: VIP_PLAN_GATEWAY,
      session: SESSION,
      store: VISIT_STORE,
      navigator: PAGE_NAVIGATOR,
      presence: PRESENCE,
      reporter: ERROR_REPORTER,
      time: TIME,
      clock: SERVER_CLOCK,
      lock: TAB_LOCK,
      loader: LOADER,
      site: CURRENT_SITE,
      settings: RUNTIME_SETTINGS,
    },
    ({ courses, plans, store, site, settings, ...needs }) => {
      const isVipSold = () => site.site$.value !== undefined && showsVipEntry(site.site$.value.config, settings);
      const product = new ProductLookup(courses, plans, needs.session, needs.clock, isVipSold);
      const stored = new StoredOrders(store, needs.session);
      const drafts = new OrderDrafts(formDrafts(store, needs.session, needs.time));
      const isHandheld = () => deviceOf(settings, matchesMedia).isHandheld;
      const tools: OrderTools = { ...needs, product, stored, drafts, scene: settings.scene, isHandheld };
      return {
        order: () => openOrderForm(tools),
        orderPay: () => openPayment(tools),
        orderSuccess: () => openSuccess(tools),
      };
    },
  );
  bind(ORDER_GATEWAY, [HTTP_CLIENT, GENERATIONS, VISIT_STORE, SERVER_CLOCK], (http, generations, store, clock) => {
    const first = new HttpOrderGatewayG1(http, resolveImageOf(http.knownServer), () => store.read('token'));
    return new HttpOrderGateway(http, generations, { 1: first, 2: new HttpOrderGatewayG2(http) }, () => clock.now());
  });
  // Plain http has no Web Locks (docs/spec/every-page.md#plain-http), although the types do not say so.
  bind(TAB_LOCK, [], () =>
    'locks' in navigator
      ? new WebTabLock(navigator.locks)
      : new StorageTabLock(new WebStorageArea(() => localStorage), window),
  );
};

import { GENERATIONS } from '../../../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../../../adapters/http/client/http-client.js';
import { resolveImageOf } from '../../../adapters/http/client/page-readers.js';
import { HttpOrderListGateway } from '../../../adapters/http/orders/order-list.js';
import { HttpOrderGateway } from '../../../adapters/http/orders/orders-by-generation.js';
import { OrderCalls } from '../../../adapters/http/orders/order-calls.js';
import { HttpOrderGatewayG2 } from '../../../adapters/http/orders/orders-g2.js';
import { HttpOrderGatewayG1 } from '../../../adapters/http/orders/orders-g1.js';
import { HttpVipPlanGateway } from '../../../adapters/http/vip.js';
import { ORDER_TOOLS } from '../../../application/orders/order-requests.js';
import { ProductLookup } from '../../../application/orders/product-lookup.js';
import { StoredOrders } from '../../../application/orders/stored-orders.js';
import { ERROR_REPORTER } from '../../../application/site/error-reporter.js';
import { showsVipEntry } from '../../../domain/site/nav.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { PRESENCE } from '../../../domain/ports/presence.js';
import { TIME } from '../../../domain/ports/time.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { COURSE_GATEWAY } from '../../../domain/ports/course-gateway.js';
import { ORDER_GATEWAY, ORDER_LIST_GATEWAY } from '../../../domain/ports/order-gateway.js';
import { SERVER_CLOCK } from '../../../domain/ports/server-clock.js';
import { VIP_PLAN_GATEWAY } from '../../../domain/ports/vip-gateway.js';
import { SESSION } from '../../../domain/session/session.js';
import { CURRENT_SITE } from '../../../domain/site/current-site.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { bindNamed } from '../../bind-named.js';
import { bindGenerations } from '../../generations.js';
import { bindCourseGateway } from '../../http-courses.js';
import { bindServerClock } from '../../server-clock.js';
import type { Bindings } from '../../services.js';

/** Shared by the order, payment and success pages: products for sale, orders of this device, and their gateways. */
export const bindOrderTools: Bindings = (bind) => {
  bindServerClock(bind);
  bindGenerations(bind);
  bindCourseGateway(bind);
  bind(ORDER_LIST_GATEWAY, [HTTP_CLIENT], (http) => new HttpOrderListGateway(http, resolveImageOf(http.knownServer)));
  bindNamed(
    bind,
    ORDER_TOOLS,
    {
      gateway: ORDER_GATEWAY,
      orders: ORDER_LIST_GATEWAY,
      courses: COURSE_GATEWAY,
      plans: VIP_PLAN_GATEWAY,
      session: SESSION,
      store: VISIT_STORE,
      navigator: NAVIGATOR,
      presence: PRESENCE,
      reporter: ERROR_REPORTER,
      time: TIME,
      clock: SERVER_CLOCK,
      site: CURRENT_SITE,
      settings: RUNTIME_SETTINGS,
    },
    ({ courses, plans, session, store, site, settings, ...needs }) => {
      const isVipSold = () => site.site$.value !== undefined && showsVipEntry(site.site$.value.config, settings);
      const product = new ProductLookup(courses, plans, session, needs.clock, isVipSold);
      return { ...needs, product, stored: new StoredOrders(store, session), scene: settings.scene };
    },
  );
  bind(ORDER_GATEWAY, [HTTP_CLIENT, GENERATIONS, VISIT_STORE, SERVER_CLOCK], (http, generations, store, clock) => {
    const calls = new OrderCalls(http, () => clock.now());
    const image = resolveImageOf(http.knownServer);
    const first = new HttpOrderGatewayG1(http, image, () => store.read('token'));
    return new HttpOrderGateway(generations, { 1: first, 2: new HttpOrderGatewayG2(http) }, first, calls);
  });
  bind(VIP_PLAN_GATEWAY, [HTTP_CLIENT], (http) => new HttpVipPlanGateway(http));
};

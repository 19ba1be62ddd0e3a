import { ContainerModule } from 'inversify';

import { showsVipEntry } from '../../domain/site/vip-rule.js';
import { COURSE_GATEWAY } from '../courses/courses.tokens.js';
import { ORDERS_GATEWAY } from './member-orders.tokens.js';
import {
  CURRENT_SITE,
  ERROR_REPORTER,
  NAVIGATOR,
  PRESENCE,
  provide,
  RUNTIME_SETTINGS,
  SESSION,
  TIME,
  VISIT_STORE,
} from '../tokens.js';
import { VIP_PLAN_GATEWAY } from '../vip/vip-plans.tokens.js';
import { GoodsDesk } from './goods-desk.js';
import { KeptOrders } from './kept-orders.js';
import { ORDER_GATEWAY, ORDER_TOOLS } from './orders.tokens.js';

/** What the three pages of an order share, over the gateways that adapter modules bring. */
export const orderToolsModule = new ContainerModule((module) => {
  provide(
    module,
    ORDER_TOOLS,
    [
      ORDER_GATEWAY,
      ORDERS_GATEWAY,
      COURSE_GATEWAY,
      VIP_PLAN_GATEWAY,
      SESSION,
      VISIT_STORE,
      NAVIGATOR,
      PRESENCE,
      ERROR_REPORTER,
      TIME,
      CURRENT_SITE,
      RUNTIME_SETTINGS,
    ],
    (gateway, orders, courses, plans, session, store, navigator, presence, reporter, time, site, settings) => ({
      gateway,
      orders,
      goods: new GoodsDesk(
        courses,
        plans,
        session,
        time,
        () => site.site$.value !== undefined && showsVipEntry(site.site$.value.config, settings),
      ),
      kept: new KeptOrders(store, session),
      navigator,
      presence,
      reporter,
      time,
    }),
  );
});

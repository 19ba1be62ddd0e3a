import { MEMBER_ORDERS, MemberOrders } from '../../../application/orders/order-list.js';
import { StoredOrders } from '../../../application/orders/stored-orders.js';
import { LOADER } from '../../../application/site/loader.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import { ORDER_LIST_GATEWAY } from '../../../domain/ports/order-gateway.js';
import { SESSION } from '../../../domain/session/session.js';
import { SERVER_CLOCK } from '../../../domain/ports/server-clock.js';
import { bindServerClock } from '../../server-clock.js';
import { bindOrderListGateway } from '../../http-order-list.js';
import { bindLoader } from '../../loader.js';
import type { Bindings } from '../../services.js';

export const service = MEMBER_ORDERS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindOrderListGateway(bind);
  bindServerClock(bind);
  bind(
    MEMBER_ORDERS,
    [ORDER_LIST_GATEWAY, PAGE_NAVIGATOR, LOADER, VISIT_STORE, SESSION, SERVER_CLOCK],
    (gateway, navigator, loader, store, session, clock) =>
      new MemberOrders(gateway, navigator, loader, new StoredOrders(store, session), clock),
  );
};

import { ContainerModule } from 'inversify';

import { ORDER_GATEWAY } from '../../../application/orders/orders.tokens.js';
import { provide, TIME, VISIT_STORE } from '../../../application/tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { GENERATIONS, httpGenerationsModule } from '../client/http-generations.module.js';
import { resolvePictureOf } from '../client/resolve-picture.js';
import { modules as courseModules } from '../courses/http-courses.module.js';
import { modules as vipPlanModules } from '../vip/http-vip-plans.module.js';
import { HttpOrderGateway } from './http-order-gateway.js';
import { HttpOrderGatewayG1 } from './http-order-gateway-g1.js';
import { HttpOrderGatewayG2 } from './http-order-gateway-g2.js';
import { OrderCalls } from './order-calls.js';
import { modules as orderListModules } from './http-orders.module.js';

/** Orders of a real server, and their payment. Fetched with the first page that needs them. */
const httpOrderMakingModule = new ContainerModule((module) => {
  provide(module, ORDER_GATEWAY, [HTTP_CLIENT, GENERATIONS, VISIT_STORE, TIME], (http, generations, store, time) => {
    const calls = new OrderCalls(http, () => time.now());
    const picture = resolvePictureOf(http.knownServer);
    const first = new HttpOrderGatewayG1(http, picture, () => store.read('token'));
    return new HttpOrderGateway(generations, { 1: first, 2: new HttpOrderGatewayG2(http) }, first, calls);
  });
});

/** With the products that an order can be for, and the list of orders that an open order is looked up in. */
export const modules = [
  httpGenerationsModule,
  httpOrderMakingModule,
  ...orderListModules,
  ...courseModules,
  ...vipPlanModules,
];

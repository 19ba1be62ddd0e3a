import { ContainerModule } from 'inversify';

import { ORDER_GATEWAY } from '../../../application/orders/orders.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { modules as courseModules } from '../courses/memory-courses.module.js';
import { modules as vipPlanModules } from '../vip/memory-vip-plans.module.js';
import { MemoryOrderGateway } from './memory-order-gateway.js';
import { modules as orderListModules } from './memory-orders.module.js';

/** Orders of the pretend site, and their payment. Fetched with the first page that needs them. */
const memoryOrderMakingModule = new ContainerModule((module) => {
  provide(module, ORDER_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryOrderGateway(...needs));
});

/** With the products that an order can be for, and the list of orders that an open order is looked up in. */
export const modules = [memoryOrderMakingModule, ...orderListModules, ...courseModules, ...vipPlanModules];

import { ContainerModule } from 'inversify';

import { ORDERS_GATEWAY } from '../../../application/orders/member-orders.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryOrdersGateway } from './memory-orders-gateway.js';

/** The list of orders before the pretend site. Apart from its neighbours: whoever makes an order asks for it, too. */
const memoryOrdersModule = new ContainerModule((module) => {
  provide(module, ORDERS_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryOrdersGateway(...needs));
});

export const modules = [memoryOrdersModule];

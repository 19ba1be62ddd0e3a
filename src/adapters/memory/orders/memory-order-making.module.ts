import { ContainerModule } from 'inversify';

import { ORDER_GATEWAY } from '../../../application/orders/orders.tokens.js';
import { provide } from '../../../application/tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryOrderGateway } from './memory-order-gateway.js';

/** Orders of the pretend site, and their payment. Fetched with the first page that needs them. */
const memoryOrderMakingModule = new ContainerModule((module) => {
  provide(module, ORDER_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryOrderGateway(...needs));
});

export const modules = [memoryOrderMakingModule];

import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { CURRENT_SITE, LOADER, provide } from '../tokens.js';
import { Order } from './order.js';
import { orderToolsModule } from './order-tools.module.js';
import { ORDER, ORDER_TOOLS, TAB_LOCK } from './orders.tokens.js';

/** The flow of the page where something is bought. */
const orderModule = new ContainerModule((module) => {
  provide(module, ORDER, [ORDER_TOOLS, TAB_LOCK, CURRENT_SITE, LOADER], (...needs) => new Order(...needs));
});

export const modules = [loaderModule, orderToolsModule, orderModule];
export const service = ORDER;

import { ContainerModule } from 'inversify';

import { provide, SESSION } from '../tokens.js';
import { OrderSuccess } from './order-success.js';
import { orderToolsModule } from './order-tools.module.js';
import { ORDER_SUCCESS, ORDER_TOOLS } from './orders.tokens.js';

/** The flow of the page that says that an order is paid. */
const orderSuccessModule = new ContainerModule((module) => {
  provide(module, ORDER_SUCCESS, [ORDER_TOOLS, SESSION], (...needs) => new OrderSuccess(...needs));
});

export const modules = [orderToolsModule, orderSuccessModule];
export const service = ORDER_SUCCESS;

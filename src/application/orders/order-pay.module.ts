import { ContainerModule } from 'inversify';

import { provide } from '../tokens.js';
import { OrderPay } from './order-pay.js';
import { orderToolsModule } from './order-tools.module.js';
import { ORDER_PAY, ORDER_TOOLS } from './orders.tokens.js';

/** The flow of the page where an order is paid. */
const orderPayModule = new ContainerModule((module) => {
  provide(module, ORDER_PAY, [ORDER_TOOLS], (tools) => new OrderPay(tools));
});

export const modules = [orderToolsModule, orderPayModule];
export const service = ORDER_PAY;

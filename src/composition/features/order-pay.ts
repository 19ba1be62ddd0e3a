import { OrderPay } from '../../application/orders/order-pay.js';
import { ORDER_TOOLS } from '../../application/orders/order-tools.js';
import { bindOrderTools } from './order-tools.js';
import type { Bindings } from '../services.js';
import { ORDER_PAY } from '../../application/orders/order-pay.js';

export const service = ORDER_PAY;
export const bindings: Bindings = (bind) => {
  bindOrderTools(bind);
  bind(ORDER_PAY, [ORDER_TOOLS], (tools) => new OrderPay(tools));
};

import { OrderSuccess } from '../../application/orders/order-success.js';
import { ORDER_TOOLS } from '../../application/orders/order-tools.js';
import { bindOrderTools } from './order-tools.js';
import type { Bindings } from '../services.js';
import { ORDER_SUCCESS } from '../../application/orders/order-success.js';
import { SESSION } from '../../domain/session/session.js';

export const service = ORDER_SUCCESS;
export const bindings: Bindings = (bind) => {
  bindOrderTools(bind);
  bind(ORDER_SUCCESS, [ORDER_TOOLS, SESSION], (...needs) => new OrderSuccess(...needs));
};

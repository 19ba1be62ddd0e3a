import { ORDER_PAY, PaymentVisit } from '../../../application/orders/paying.js';
import { ORDER_TOOLS } from '../../../application/orders/order-requests.js';
import type { Bindings } from '../../services.js';
import { bindOrderTools } from './order-tools.js';

export const service = ORDER_PAY;
export const bindings: Bindings = (bind) => {
  bindOrderTools(bind);
  bind(ORDER_PAY, [ORDER_TOOLS], (tools) => () => new PaymentVisit(tools));
};

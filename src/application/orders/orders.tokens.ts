import type { OrderGateway } from '../../domain/ports/server/order-gateway.port.js';
import type { TabLock } from '../../domain/ports/browser/tab-lock.port.js';
import { token } from '../tokens.js';
import type { Order } from './order.js';
import type { OrderPay } from './order-pay.js';
import type { OrderSuccess } from './order-success.js';
import type { OrderTools } from './order-tools.js';

/** Tokens of what is fetched with the pages where something is bought. */
export const ORDER_GATEWAY = token<OrderGateway>('OrderGateway');
/** Bound for the page where something is bought. */
export const TAB_LOCK = token<TabLock>('TabLock');
export const ORDER_TOOLS = token<OrderTools>('OrderTools');
export const ORDER = token<Order>('Order');
export const ORDER_PAY = token<OrderPay>('OrderPay');
export const ORDER_SUCCESS = token<OrderSuccess>('OrderSuccess');

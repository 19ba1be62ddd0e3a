import type { OrdersGateway } from '../../domain/ports/server/orders-gateway.port.js';
import { token } from '../tokens.js';
import type { MemberOrders } from './member-orders.js';

/** Tokens of what is fetched with the list of orders; whoever makes an order asks for the list, too. */
export const ORDERS_GATEWAY = token<OrdersGateway>('OrdersGateway');
export const MEMBER_ORDERS = token<MemberOrders>('MemberOrders');

import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { LOADER, NAVIGATOR, provide } from '../tokens.js';
import { MemberOrders } from './member-orders.js';
import { MEMBER_ORDERS, ORDERS_GATEWAY } from './member-orders.tokens.js';

/** The list of a member's orders, over the gateway that an adapter module brings. */
const memberOrdersModule = new ContainerModule((module) => {
  provide(module, MEMBER_ORDERS, [ORDERS_GATEWAY, NAVIGATOR, LOADER], (...needs) => new MemberOrders(...needs));
});

export const modules = [loaderModule, memberOrdersModule];
export const service = MEMBER_ORDERS;

import { ContainerModule } from 'inversify';

import { loaderModule } from '../site/loader.module.js';
import { LOADER, provide } from '../tokens.js';
import { VipPlans } from './vip-plans.js';
import { VIP_PLAN_GATEWAY, VIP_PLANS } from './vip-plans.tokens.js';

/** The flow of the page of memberships, over the gateway that an adapter module brings. */
const vipPlansModule = new ContainerModule((module) => {
  provide(module, VIP_PLANS, [VIP_PLAN_GATEWAY, LOADER], (...needs) => new VipPlans(...needs));
});

export const modules = [loaderModule, vipPlansModule];
export const service = VIP_PLANS;

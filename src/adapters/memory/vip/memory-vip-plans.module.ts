import { ContainerModule } from 'inversify';

import { provide } from '../../../application/tokens.js';
import { VIP_PLAN_GATEWAY } from '../../../application/vip/vip-plans.tokens.js';
import { COURSE_SITE, MEMORY_NETWORK } from '../memory.module.js';
import { MemoryVipPlanGateway } from './memory-vip-plan-gateway.js';

/** Memberships of the pretend site. Fetched with the page that shows them. */
const memoryVipPlansModule = new ContainerModule((module) => {
  provide(module, VIP_PLAN_GATEWAY, [COURSE_SITE, MEMORY_NETWORK], (...needs) => new MemoryVipPlanGateway(...needs));
});

export const modules = [memoryVipPlansModule];

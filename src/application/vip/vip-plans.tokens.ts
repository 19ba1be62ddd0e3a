import type { VipPlanGateway } from '../../domain/ports/server/vip-plan-gateway.port.js';
import { token } from '../tokens.js';
import type { VipPlans } from './vip-plans.js';

/** Tokens of what is fetched with the page of memberships. */
export const VIP_PLAN_GATEWAY = token<VipPlanGateway>('VipPlanGateway');
export const VIP_PLANS = token<VipPlans>('VipPlans');

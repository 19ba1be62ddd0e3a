import { LOADER } from '../../application/site/loader.js';
import { VIP_PLANS, VipPlans } from '../../application/vip.js';
import { bindVipPlanGateway } from '../http-vip.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';
import { VIP_PLAN_GATEWAY } from '../../domain/ports/vip-gateway.js';

export const service = VIP_PLANS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bindVipPlanGateway(bind);
  bind(VIP_PLANS, [VIP_PLAN_GATEWAY, LOADER], (...needs) => new VipPlans(...needs));
};

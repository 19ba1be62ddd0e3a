import { HTTP_CLIENT } from '../../adapters/http/client/http-client.js';
import { HttpVipPlanGateway } from '../../adapters/http/vip.js';
import { LOADER } from '../../application/site/loader.js';
import { VIP_PLANS, VipPlans } from '../../application/vip.js';
import { bindLoader } from '../loader.js';
import type { Bindings } from '../services.js';
import { VIP_PLAN_GATEWAY } from '../../domain/ports/vip-gateway.js';

export const service = VIP_PLANS;
export const bindings: Bindings = (bind) => {
  bindLoader(bind);
  bind(VIP_PLANS, [VIP_PLAN_GATEWAY, LOADER], (...needs) => new VipPlans(...needs));
  bind(VIP_PLAN_GATEWAY, [HTTP_CLIENT], (http) => new HttpVipPlanGateway(http));
};

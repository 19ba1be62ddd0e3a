import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { HttpVipPlanGateway } from '../adapters/http/vip.js';
import { VIP_PLAN_GATEWAY } from '../domain/ports/vip-gateway.js';
import type { Bindings } from './services.js';

export const bindVipPlanGateway: Bindings = (bind) => {
  bind(VIP_PLAN_GATEWAY, [HTTP_CLIENT], (http) => new HttpVipPlanGateway(http));
};

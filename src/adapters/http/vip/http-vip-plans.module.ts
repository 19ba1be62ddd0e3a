import { ContainerModule } from 'inversify';

import { provide } from '../../../application/tokens.js';
import { VIP_PLAN_GATEWAY } from '../../../application/vip/vip-plans.tokens.js';
import { HTTP_CLIENT } from '../client/http-client.token.js';
import { HttpVipPlanGateway } from './http-vip-plan-gateway.js';

/** Memberships of a real server. Fetched with the page that shows them. */
const httpVipPlansModule = new ContainerModule((module) => {
  provide(module, VIP_PLAN_GATEWAY, [HTTP_CLIENT], (http) => new HttpVipPlanGateway(http));
});

export const modules = [httpVipPlansModule];

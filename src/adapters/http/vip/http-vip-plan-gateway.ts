import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../../domain/ports/server/vip-plan-gateway.port.js';
import type { VipPlan } from '../../../domain/vip/vip-plan.js';
import type { HttpClient } from '../client/http-client.js';
import { decodeVipPlans } from './decode-vip-plans.js';

export class HttpVipPlanGateway implements VipPlanGateway {
  constructor(private readonly http: HttpClient) {}

  all(): Observable<readonly VipPlan[]> {
    return this.http.request({ method: 'GET', path: '/api/v2/roles' }, decodeVipPlans);
  }
}

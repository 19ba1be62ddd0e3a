import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../domain/ports/vip-gateway.js';
import type { VipPlan } from '../../domain/vip.js';
import { MemoryGateway } from './client/network.js';

export class MemoryVipPlanGateway extends MemoryGateway implements VipPlanGateway {
  all(): Observable<readonly VipPlan[]> {
    return this.network.request('vipPlans', () => this.site.pages.plans.all());
  }
}

import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../../domain/ports/server/vip-plan-gateway.port.js';
import type { VipPlan } from '../../../domain/vip/vip-plan.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

export class MemoryVipPlanGateway implements VipPlanGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  all(): Observable<readonly VipPlan[]> {
    return this.network.ask('vipPlans', () => this.site.pages.plans.all());
  }
}

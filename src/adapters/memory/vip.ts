import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../domain/ports/server/vip-gateway.js';
import type { VipPlan } from '../../domain/vip.js';
import type { MemoryNetwork } from './network.js';
import type { CourseSite } from './server/course-site.js';

export class MemoryVipPlanGateway implements VipPlanGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  all(): Observable<readonly VipPlan[]> {
    return this.network.ask('vipPlans', () => this.site.pages.plans.all());
  }
}

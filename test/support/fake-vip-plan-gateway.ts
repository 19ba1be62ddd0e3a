import type { Observable } from 'rxjs';

import type { VipPlanGateway } from '../../src/domain/ports/server/vip-gateway.js';
import type { VipPlan } from '../../src/domain/vip.js';
import { Question } from './question.js';

export class FakeVipPlanGateway implements VipPlanGateway {
  readonly plans = new Question<readonly VipPlan[]>();

  all(): Observable<readonly VipPlan[]> {
    return this.plans.ask();
  }
}

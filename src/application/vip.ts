import type { Observable } from 'rxjs';

import type { Loading } from '../domain/kernel/loading.js';
import { token } from '../domain/kernel/token.js';
import type { VipPlanGateway } from '../domain/ports/vip-gateway.js';
import type { VipPlan } from '../domain/vip.js';
import type { Loader } from './site/loader.js';

/** The membership plans (docs/spec/vip.md#plans). */
export class VipPlans {
  constructor(
    private readonly gateway: VipPlanGateway,
    private readonly loader: Loader,
  ) {}

  /** All plans. Cold; never fails, never completes. */
  all(retry$: Observable<void>): Observable<Loading<readonly VipPlan[]>> {
    return this.loader.load(this.gateway.all(), retry$);
  }
}

export const VIP_PLANS = token<VipPlans>('VipPlans');

declare module './site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly vipPlans: VipPlans;
  }
}

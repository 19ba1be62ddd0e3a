import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { VipPlan } from '../vip.js';

/**
 * The memberships that the site sells (docs/api/vip.md#list-of-plans), for anonymous visitors too. Every call is cold:
 * each subscription sends one request; unsubscribing cancels it. It emits once, asynchronously, and completes. It fails
 * only with an `AppError`.
 */
export interface VipPlanGateway {
  /** In the owner's order; empty when none is sold. */
  all(): Observable<readonly VipPlan[]>;
}

export const VIP_PLAN_GATEWAY = token<VipPlanGateway>('VipPlanGateway');

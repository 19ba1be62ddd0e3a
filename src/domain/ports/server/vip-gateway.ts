import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { VipPlan } from '../../vip.js';

/**
 * Knows which memberships the site sells (pages API 3.13). Anybody may ask.
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during subscribe().
 * It emits once and completes, and fails only with an `AppError`.
 */
export interface VipPlanGateway {
  /** In the order of their owner; empty where none is sold. */
  all(): Observable<readonly VipPlan[]>;
}

export const VIP_PLAN_GATEWAY = token<VipPlanGateway>('VipPlanGateway');

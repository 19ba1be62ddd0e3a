import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { Page, PageRequest } from '../kernel/paging.js';
import type { PointsRecord, PointsRewards } from '../points.js';

/**
 * The member's points records (docs/api/messages-and-points.md#points-records). A call is cold: each subscription sends
 * one request with the token stored at that moment; unsubscribing cancels it. Answers are asynchronous; it fails only
 * with an `AppError`.
 */
export interface PointsGateway {
  /** Newest first. */
  records(request: PageRequest): Observable<Page<PointsRecord>>;
  /**
   * The rewards from the configuration that was loaded at start-up (docs/api/site.md#configuration): synchronous, no
   * request, never fails.
   */
  rewards(): PointsRewards;
}

export const POINTS_GATEWAY = token<PointsGateway>('PointsGateway');

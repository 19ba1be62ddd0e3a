import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';
import type { PointsRecord, PointsRewards } from '../../points.js';

/**
 * The member's points records (pages API 3.19). A call is cold: each subscription sends one request with the token
 * stored at that moment; unsubscribing cancels it. Answers are asynchronous; it fails only with an `AppError`.
 */
export interface PointsGateway {
  /** Newest first. */
  records(request: PageRequest): Observable<Page<PointsRecord>>;
  /**
   * The rewards from the configuration that was loaded at start-up (API 2.17): synchronous, no request, never fails.
   */
  rewards(): PointsRewards;
}

export const POINTS_GATEWAY = token<PointsGateway>('PointsGateway');

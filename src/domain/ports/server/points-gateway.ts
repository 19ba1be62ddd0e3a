import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';
import type { PointsRecord, PointsRewards } from '../../points.js';

/**
 * Knows how a member came by their points (pages API 3.19).
 *
 * A call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface PointsGateway {
  /** Newest first. */
  records(request: PageRequest): Observable<Page<PointsRecord>>;
  /** What earns points here, as the configuration said at start-up (API 2.17): immediate, asks nobody, never fails. */
  rewards(): PointsRewards;
}

export const POINTS_GATEWAY = token<PointsGateway>('PointsGateway');

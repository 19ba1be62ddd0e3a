import type { Observable } from 'rxjs';

import type { Announcement } from '../../announcements.js';
import { token } from '../../kernel/token.js';
import type { Page, PageRequest } from '../../paging.js';

/**
 * Knows what the site has announced (pages API 3.2). Anybody may ask.
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during subscribe().
 * It emits once and completes, and fails only with an `AppError`.
 */
export interface AnnouncementGateway {
  /** Emits `undefined` when nothing was ever announced. */
  latest(): Observable<Announcement | undefined>;
  /** Fails with `missing` when there is no such announcement. */
  one(id: number): Observable<Announcement>;
  /** Newest first. */
  list(request: PageRequest): Observable<Page<Announcement>>;
}

export const ANNOUNCEMENT_GATEWAY = token<AnnouncementGateway>('AnnouncementGateway');

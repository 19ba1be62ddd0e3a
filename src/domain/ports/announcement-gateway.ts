import type { Observable } from 'rxjs';

import type { Announcement } from '../announcements.js';
import { token } from '../kernel/token.js';
import type { Page, PageRequest } from '../kernel/paging.js';

/**
 * The announcements of the site (docs/api/announcements.md), for anonymous visitors too. Every call is cold: each
 * subscription sends one request; unsubscribing cancels it. It emits once, asynchronously, and completes. It fails only
 * with an `AppError`.
 */
export interface AnnouncementGateway {
  /** Emits `undefined` when there are no announcements. */
  latest(): Observable<Announcement | undefined>;
  /** Fails with `missing` when the announcement does not exist. */
  one(id: number): Observable<Announcement>;
  /** Newest first. */
  list(request: PageRequest): Observable<Page<Announcement>>;
}

export const ANNOUNCEMENT_GATEWAY = token<AnnouncementGateway>('AnnouncementGateway');

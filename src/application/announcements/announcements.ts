import { distinctUntilChanged, filter, map, type Observable, switchMap } from 'rxjs';

import { ROUTES } from '../../domain/access/routes.js';
import { plainPath } from '../../domain/access/site-path.js';
import type { Announcement } from '../../domain/announcements/announcement.js';
import { type AnnouncementAddress, readAnnouncementAddress } from '../../domain/announcements/announcement-address.js';
import { type Loading, loadingOf } from '../../domain/kernel/loading.js';
import { ANNOUNCEMENTS_A_PAGE } from '../../domain/limits.js';
import type { Page } from '../../domain/paging/page.js';
import type { AnnouncementGateway } from '../../domain/ports/server/announcement-gateway.port.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';

/**
 * Reading announcements. The address is the state: `?id=` names the one on view, `?page=` the part of the list, and
 * each is asked for anew only when it has changed. Who clicks faster than the server answers sees what was clicked
 * last (lesson 30).
 */
export class Announcements {
  constructor(
    private readonly gateway: AnnouncementGateway,
    private readonly navigator: Navigator,
  ) {}

  /** The announcement on view; `undefined` when nothing was ever announced. Never fails, never completes. */
  shown(retry$: Observable<void>): Observable<Loading<Announcement | undefined>> {
    return this.addressed(({ id }) => id).pipe(
      switchMap((id) => loadingOf(id === undefined ? this.gateway.latest() : this.gateway.one(id), retry$)),
    );
  }

  /** The part of the list on view, newest first. Never fails, never completes. */
  list(retry$: Observable<void>): Observable<Loading<Page<Announcement>>> {
    return this.addressed(({ page }) => page).pipe(
      switchMap((page) => loadingOf(this.gateway.list({ page, size: ANNOUNCEMENTS_A_PAGE }), retry$)),
    );
  }

  /** One part of the address, now and whenever it changes. An address of another page is not ours to read. */
  private addressed<T>(part: (address: AnnouncementAddress) => T): Observable<T> {
    return this.navigator.place$.pipe(
      filter(({ path }) => plainPath(path) === ROUTES.announcement.pattern),
      map(({ query }) => part(readAnnouncementAddress(query))),
      distinctUntilChanged(),
    );
  }
}

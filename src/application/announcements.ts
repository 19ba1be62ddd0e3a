import { map, type Observable } from 'rxjs';

import { type Announcement, type AnnouncementAddress, readAnnouncementAddress } from '../domain/announcements.js';
import type { Loading } from '../domain/kernel/loading.js';
import { token } from '../domain/kernel/token.js';
import { ANNOUNCEMENTS_A_PAGE } from '../domain/announcements.js';
import type { Page } from '../domain/kernel/paging.js';
import type { PageNavigator } from '../domain/ports/navigator.js';
import type { AnnouncementGateway } from '../domain/ports/announcement-gateway.js';
import type { Loader } from './site/loader.js';
import type { ResponseCache } from './site/response-cache.js';
import { locationsOf } from './site/route-locations.js';

/**
 * Announcements. The location is the state: `?id=` names the displayed announcement, `?page=` the page of the list.
 * Each is requested again only when its part of the location changes, and only the newest request counts
 * (docs/spec/every-page.md#address).
 */
export class Announcements {
  private readonly announcementCache: ResponseCache<Announcement | undefined>;
  private readonly listCache: ResponseCache<Page<Announcement>>;

  constructor(
    private readonly gateway: AnnouncementGateway,
    private readonly navigator: PageNavigator,
    private readonly loader: Loader,
  ) {
    this.announcementCache = loader.cache();
    this.listCache = loader.cache();
  }

  /** The displayed announcement; `undefined` when none was ever published. Never fails, never completes. */
  shown(retry$: Observable<void>): Observable<Loading<Announcement | undefined>> {
    const id$ = this.fromLocation(({ id }) => id);
    return this.loader.loadEach(
      id$,
      (id) => (id === undefined ? this.gateway.latest() : this.gateway.one(id)),
      retry$,
      (id) => this.announcementCache.wrap(String(id)),
    );
  }

  /** The displayed page of the list, newest first. Never fails, never completes. */
  list(retry$: Observable<void>): Observable<Loading<Page<Announcement>>> {
    const page$ = this.fromLocation(({ page }) => page);
    return this.loader.loadList(
      page$,
      (page) => this.gateway.list({ page, size: ANNOUNCEMENTS_A_PAGE }),
      retry$,
      (page) => this.listCache.wrap(String(page)),
    );
  }

  /** One part of the location, at once and whenever the location changes. */
  private fromLocation<T>(part: (address: AnnouncementAddress) => T): Observable<T> {
    return locationsOf('announcement', this.navigator).pipe(map(({ query }) => part(readAnnouncementAddress(query))));
  }
}

export const ANNOUNCEMENTS = token<Announcements>('Announcements');

declare module './site/lazy-services.js' {
  interface LazyServiceTypes {
    readonly announcements: Announcements;
  }
}

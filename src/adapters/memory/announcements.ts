import type { Observable } from 'rxjs';

import type { Announcement } from '../../domain/announcements.js';
import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { AnnouncementGateway } from '../../domain/ports/announcement-gateway.js';
import { MemoryGateway } from './client/network.js';

export class MemoryAnnouncementGateway extends MemoryGateway implements AnnouncementGateway {
  latest(): Observable<Announcement | undefined> {
    return this.network.request('latestAnnouncement', () => this.site.pages.announcements.latest());
  }

  one(id: number): Observable<Announcement> {
    return this.network.request('announcement', () => this.site.pages.announcements.one(id));
  }

  list(request: PageRequest): Observable<Page<Announcement>> {
    return this.network.request('announcements', () => this.site.pages.announcements.list(request));
  }
}

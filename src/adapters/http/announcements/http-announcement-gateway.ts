import type { Observable } from 'rxjs';

import type { Announcement } from '../../../domain/announcements/announcement.js';
import type { Page, PageRequest } from '../../../domain/paging/page.js';
import type { AnnouncementGateway } from '../../../domain/ports/server/announcement-gateway.port.js';
import { decodeAnnouncement, decodeLatestAnnouncement } from './decode-announcement.js';
import { decodePage } from '../client/decode-list.js';
import type { HttpClient } from '../client/http-client.js';
import { LATEST_ANNOUNCEMENT } from '../home/home-calls.js';

export class HttpAnnouncementGateway implements AnnouncementGateway {
  constructor(private readonly http: HttpClient) {}

  latest(): Observable<Announcement | undefined> {
    return this.http.request({ method: 'GET', ...LATEST_ANNOUNCEMENT }, decodeLatestAnnouncement);
  }

  one(id: number): Observable<Announcement> {
    return this.http.request({ method: 'GET', path: '/api/v2/announcement/{id}', parts: { id } }, decodeAnnouncement);
  }

  list({ page, size }: PageRequest): Observable<Page<Announcement>> {
    return this.http.request({ method: 'GET', path: '/api/v2/announcements', query: { page, size } }, (data) =>
      decodePage(data, decodeAnnouncement),
    );
  }
}

import type { Observable } from 'rxjs';

import type { Announcement } from '../../domain/announcements.js';
import type { Page, PageRequest } from '../../domain/kernel/paging.js';
import type { AnnouncementGateway } from '../../domain/ports/announcement-gateway.js';
import type { HttpClient } from './client/http-client.js';
import {
  asInstant,
  asRecord,
  integer,
  type JsonRecord,
  required,
  nonEmptyRecord,
  textOrEmpty,
} from './client/json-readers.js';
import { decodePage } from './client/page-readers.js';
import { announcementCall, LATEST_ANNOUNCEMENT } from './client/shared-calls.js';

/** docs/api/announcements.md. */
function decodeAnnouncement(data: unknown): Announcement {
  return decodeEntry(required(nonEmptyRecord(data), 'announcement'));
}

/** The latest announcement: the server sends `[]` when there is none. */
function decodeLatestAnnouncement(data: unknown): Announcement | undefined {
  return asRecord(data) && !nonEmptyRecord(data) ? undefined : decodeAnnouncement(data);
}

function decodeEntry(entry: JsonRecord): Announcement {
  return {
    id: required(integer(entry['id']), 'announcement.id'),
    title: textOrEmpty(entry['title']),
    html: textOrEmpty(entry['announcement']),
    createdAt: asInstant(entry['created_at']),
  };
}

export class HttpAnnouncementGateway implements AnnouncementGateway {
  constructor(private readonly http: HttpClient) {}

  latest(): Observable<Announcement | undefined> {
    return this.http.request({ method: 'GET', ...LATEST_ANNOUNCEMENT }, decodeLatestAnnouncement);
  }

  one(id: number): Observable<Announcement> {
    return this.http.request({ method: 'GET', ...announcementCall(id) }, decodeAnnouncement);
  }

  list({ page, size }: PageRequest): Observable<Page<Announcement>> {
    return this.http.request({ method: 'GET', path: '/api/v2/announcements', query: { page, size } }, (data) =>
      decodePage(data, decodeAnnouncement),
    );
  }
}

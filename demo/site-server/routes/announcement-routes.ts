import { get, type Route } from '../route.js';
import { NOTHING, requestedPage } from '../answers/values.js';
import { writeAnnouncement, writeAnnouncementEntry } from '../answers/write-navs.js';
import { writePageShort } from '../answers/write-page.js';

/** Announcements (docs/api/announcements.md). `latest` comes before the route with an id. */
export const ROUTES: readonly Route[] = [
  get('/api/v2/announcement/latest', 'latestAnnouncement', ({ site }) => {
    const latest = site.pages.announcements.latest();
    return latest ? writeAnnouncement(latest) : NOTHING;
  }),
  get('/api/v2/announcement/{id}', 'announcement', ({ site, parts }) =>
    writeAnnouncement(site.pages.announcements.one(Number(parts.id))),
  ),
  get('/api/v2/announcements', 'announcements', ({ site, query }) =>
    writePageShort(site.pages.announcements.list(requestedPage(query, 'size', 10)), writeAnnouncementEntry),
  ),
];

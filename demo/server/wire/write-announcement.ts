import type { Announcement } from '../../../src/domain/announcements.js';
import { isoDate } from './values.js';

/** An item of `GET v2/announcements` (docs/api/announcements.md). The real server does not count views either. */
export function writeAnnouncementEntry({ id, title, html, createdAt }: Announcement) {
  return { id, announcement: html, created_at: isoDate(createdAt ?? 0), view_times: 0, title };
}

/** `GET v2/announcement/{id}` and `latest`. */
export function writeAnnouncement(announcement: Announcement) {
  const entry = writeAnnouncementEntry(announcement);
  return { ...entry, admin_id: 1, updated_at: entry.created_at };
}

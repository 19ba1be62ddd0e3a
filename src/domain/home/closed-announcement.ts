import type { Announcement } from '../announcements.js';
import type { VisitStore } from '../ports/visit-store.js';

/** The visitor has closed the announcement: this device does not show it again (docs/spec/home.md#announcement-strip). */
export function closeAnnouncement(store: Pick<VisitStore, 'write'>, { id }: Announcement): void {
  store.write('closedAnnouncement', String(id));
}

/** Whether what this device has stored says that the announcement was closed. */
export function isClosedAnnouncement({ id }: Announcement, stored: string | undefined): boolean {
  return stored === String(id);
}

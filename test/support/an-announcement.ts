import type { Announcement } from '../../src/domain/announcements.js';

/** An announcement like any other, from the fifth of November 2024, 10:00 in China. */
export function anAnnouncement(changes: Partial<Announcement> = {}): Announcement {
  return {
    id: 7,
    title: '停机通知',
    html: '<p>今晚停机</p>',
    createdAt: Date.UTC(2024, 10, 5, 2),
    ...changes,
  };
}

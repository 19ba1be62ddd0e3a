import type { Announcement } from '../../../src/domain/announcements.js';
import type { NavChild, NavItem } from '../../../src/domain/site/nav.js';
import type { FriendlyLink } from '../../../src/domain/site/system-config.js';
import { isoDate, WRITTEN_AT } from './values.js';

/** `GET v2/navs` (docs/api/site.md#navigation). The in-memory server has a menu for desktop only. */
export function writeNavs(navs: readonly NavItem[], platform: string) {
  return platform === 'PC' ? navs.map(writeNav) : [];
}

function writeNav(nav: NavItem, index: number) {
  return {
    ...writeEntry(nav, index),
    parent_id: 0,
    children: nav.children.map((child, childIndex) => ({
      ...writeEntry(child, childIndex),
      parent_id: nav.id,
      created_at: WRITTEN_AT,
      updated_at: WRITTEN_AT,
    })),
  };
}

function writeEntry(entry: NavChild, index: number) {
  return {
    id: entry.id,
    sort: index + 1,
    name: entry.name,
    url: entry.url,
    active_routes: '',
    platform: 'PC',
    blank: entry.opensNewWindow ? 1 : 0,
  };
}

/** `GET v2/links` (docs/api/site.md#links). */
export function writeLinks(links: readonly FriendlyLink[]) {
  return links.map(({ id, name, url }, index) => ({
    id,
    sort: index + 1,
    name,
    url,
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
  }));
}

/** An item of `GET v2/announcements` (docs/api/announcements.md). The real server does not count views either. */
export function writeAnnouncementEntry({ id, title, html, createdAt }: Announcement) {
  return { id, announcement: html, created_at: isoDate(createdAt ?? 0), view_times: 0, title };
}

/** `GET v2/announcement/{id}` and `latest`. */
export function writeAnnouncement(announcement: Announcement) {
  const entry = writeAnnouncementEntry(announcement);
  return { ...entry, admin_id: 1, updated_at: entry.created_at };
}

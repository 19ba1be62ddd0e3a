import type { NavChild, NavItem } from '../../../src/domain/nav.js';
import { WRITTEN_AT } from './values.js';

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

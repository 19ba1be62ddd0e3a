import { pathOf } from '../access/site-path.js';
import type { NavChild, NavItem } from './nav-item.js';

/** What is lit in the menu: an item, and the child that lit it if there is one. Both are taken out of the list given. */
export interface ActiveNav {
  readonly item: NavItem | undefined;
  readonly child: NavChild | undefined;
}

/** Pages that have no menu item of their own count as the list they belong to (spec §2). */
const LISTS: readonly string[] = [
  '/courses',
  '/live',
  '/topic',
  '/book',
  '/learnPath',
  '/wenda',
  '/exam/papers',
  '/exam/mockpaper',
  '/exam/practice',
];

/**
 * The active-item rule (clarifications §6): among all items and children that are site paths, the longest one
 * that is the path or a whole-segment prefix of it. The first of equals wins, an item before its children.
 */
export function activeNav(navs: readonly NavItem[], path: string): ActiveNav {
  const here = listOf(path);
  let active: ActiveNav = { item: undefined, child: undefined };
  let longest = 0;
  const consider = (item: NavItem, child: NavChild | undefined): void => {
    const address = sitePathOf((child ?? item).url);
    if (address.length <= longest || !covers(address, here)) return;
    longest = address.length;
    active = { item, child };
  };
  for (const item of navs) {
    consider(item, undefined);
    for (const child of item.children) consider(item, child);
  }
  return active;
}

function listOf(path: string): string {
  return LISTS.find((list) => covers(list, path)) ?? path;
}

/** Without query, hash and closing slash, so that `/courses/?page=2` is `/courses`; empty for what is no site path. */
function sitePathOf(url: string): string {
  const path = pathOf(url.trim());
  return /^\/(?!\/)/.test(path) ? path.replace(/(?!^)\/+$/, '') : '';
}

/** `/vip` covers `/vip` and `/vip/3`, never `/vipers`; `/` covers itself alone, as no path begins with `//` (lesson 32). */
function covers(address: string, path: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

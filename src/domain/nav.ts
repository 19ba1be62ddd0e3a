import { isPathOnThisOrigin } from './access/addresses.js';
import { matchRoute, pathOf } from './access/paths.js';
import { ROUTES } from './access/routes.js';
import type { RuntimeSettings, SystemConfig } from './site/system-config.js';

/** An entry of a submenu (spec §3, API 2.18). */
export interface NavChild {
  readonly id: number;
  readonly name: string;
  /** A site path, an absolute address, or anything an administrator typed. */
  readonly url: string;
  readonly opensNewWindow: boolean;
}

/** An entry of the navigation menu. */
export interface NavItem extends NavChild {
  readonly children: readonly NavChild[];
}

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

const PAGES = Object.values(ROUTES).filter(({ pattern }) => pattern !== ROUTES.notFound.pattern);

/**
 * Where a link of the server leads: to another site, to a page of this one, or nowhere at all. `document` is an address
 * of this origin that is not in the route table (a page or a file of the server): the browser has to load it.
 */
export type LinkTarget =
  | { readonly kind: 'outside'; readonly href: string; readonly newWindow: boolean }
  | { readonly kind: 'inside'; readonly to: string; readonly newWindow: boolean }
  | { readonly kind: 'document'; readonly href: string; readonly newWindow: boolean }
  | { readonly kind: 'none' };

/**
 * Reads an address that an administrator typed (spec §2, clarifications §6 Links). Only web addresses and
 * paths of this site are links: a `javascript:` address, a bare word or `#` is none.
 */
export function linkTarget(link: Pick<NavChild, 'url' | 'opensNewWindow'>): LinkTarget {
  const url = link.url.trim();
  const newWindow = link.opensNewWindow;
  // `//host` takes the scheme of the page, which is one of the two.
  if (/^(?:https?:)?\/\/[^/\\]/i.test(url)) return { kind: 'outside', href: url, newWindow };
  if (!isPathOnThisOrigin(url)) return { kind: 'none' };
  const isPage = PAGES.some(({ pattern }) => matchRoute(pattern, pathOf(url)) !== undefined);
  return isPage ? { kind: 'inside', to: url, newWindow } : { kind: 'document', href: url, newWindow };
}

/** The VIP entry needs the site's switch, and an installation that does not hide it (spec §2 header). */
export function showsVipEntry(
  config: Pick<SystemConfig, 'switches'>,
  settings: Pick<RuntimeSettings, 'vipDisabled'>,
): boolean {
  return config.switches.vip && !settings.vipDisabled;
}

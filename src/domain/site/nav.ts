import { isPathOnThisOrigin } from '../access/addresses.js';
import { pathOf } from '../access/paths.js';
import { routeAt } from '../access/routes.js';
import type { RuntimeSettings, SystemConfig } from './system-config.js';

/** An entry of a submenu (docs/spec/header-and-footer.md#navigation, docs/api/site.md#navigation). */
export interface NavChild {
  readonly id: number;
  readonly name: string;
  /** A path of this site, an absolute URL, or any other text that the administrator typed. */
  readonly url: string;
  readonly opensNewWindow: boolean;
}

/** An entry of the navigation menu. */
export interface NavItem extends NavChild {
  readonly children: readonly NavChild[];
}

/** The highlighted item of the menu, and its highlighted child if there is one. Both are objects of the given list. */
export interface ActiveNav {
  readonly item: NavItem | undefined;
  readonly child: NavChild | undefined;
}

/**
 * Pages without a menu item highlight the item of the list to which they belong (docs/spec/header-and-footer.md#links).
 */
const LIST_PATHS: readonly string[] = [
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
 * The active-item rule (docs/spec/header-and-footer.md#active-entry): among all items and children that are site paths,
 * the longest one that is the path or a whole-segment prefix of it. The first of equals wins, an item before its
 * children.
 */
export function activeNav(navs: readonly NavItem[], path: string, origin: string): ActiveNav {
  const here = listOf(path);
  let active: ActiveNav = { item: undefined, child: undefined };
  let longest = 0;
  const compareItem = (item: NavItem, child: NavChild | undefined): void => {
    const address = plainSitePath((child ?? item).url, origin);
    if (address.length <= longest || !isPathWithin(address, here)) return;
    longest = address.length;
    active = { item, child };
  };
  for (const item of navs) {
    compareItem(item, undefined);
    for (const child of item.children) compareItem(item, child);
  }
  return active;
}

function listOf(path: string): string {
  return LIST_PATHS.find((list) => isPathWithin(list, path)) ?? path;
}

/** The path without query, hash and trailing slash (`/courses/?page=2` gives `/courses`); empty for any other URL. */
function plainSitePath(url: string, origin: string): string {
  const path = pathOf(resolved(url, origin));
  return isPathOnThisOrigin(path) ? path.replace(/(?!^)\/+$/, '') : '';
}

/**
 * `/vip` covers `/vip` and `/vip/3`, not `/vipers`; `/` covers only itself, as no path begins with `//`
 * (docs/spec/header-and-footer.md#active-entry).
 */
function isPathWithin(address: string, path: string): boolean {
  return path === address || path.startsWith(`${address}/`);
}

/** Whether a path is in the table of routes; a page or file of the server is not. */
export function isSitePage(path: string): boolean {
  return routeAt(path) !== 'notFound';
}

/** The host of a URL with its scheme, if it has one: `//host` uses that of the page. */
const HOST = /^(?:https?:)?\/\/[^/?#\\]+/i;
/** A host without `//`: `www.example.com`, `example.com`, or any domain before a path. `guide.html` is a file. */
const BARE_HOST = /^(?:www\.\S|[^\s/?#:@\\]+\.(?:(?:com|cn|net|org)(?![^:/?#])|[a-z]{2,}(?::\d+)?\/))/i;

/**
 * The target of a link from the server: another site, a page of this site, or nothing. `document` is a URL of this
 * origin outside the route table (a page or file of the server), which the browser has to load.
 */
export type LinkTarget =
  | { readonly kind: 'outside' | 'document'; readonly href: string; readonly opensNewWindow: boolean }
  | { readonly kind: 'inside'; readonly to: string; readonly opensNewWindow: boolean }
  | { readonly kind: 'none' };

/**
 * Parses a URL that an administrator or editor typed, in every place where one becomes a link
 * (docs/spec/header-and-footer.md#links). `origin` is this site's, without a trailing slash.
 */
export function linkTarget(
  { url, opensNewWindow }: Pick<NavChild, 'url' | 'opensNewWindow'>,
  origin: string,
): LinkTarget {
  const href = resolved(url, origin);
  if (HOST.test(href)) return { kind: 'outside', href, opensNewWindow };
  if (isSitePage(pathOf(href))) return { kind: 'inside', to: href, opensNewWindow };
  // A single word, such as `null` or `暂无`, is no address unless it names a page.
  return href !== '' && /^\s*\S*[./]/.test(url) ? { kind: 'document', href, opensNewWindow } : { kind: 'none' };
}

/**
 * A path of this site that no browser can read as another host, or a URL with another host; empty for anything else. A
 * relative path counts from home: an operator who types `courses` or `../courses` means that page, whichever page the
 * link is on.
 */
function resolved(typed: string, origin: string): string {
  const url = typed.trim().replace(BARE_HOST, '//$&');
  const host = HOST.exec(url)?.[0] ?? '';
  const isOurs = (host.startsWith('/') ? origin.replace(/\/\/.*/, host) : host || origin).toLowerCase() === origin;
  const path = url.slice(host.length).replace(/^(?:\.\.?\/)*(?=[^/]|$)/, '/');
  // Without a host: nothing, a fragment, a query, a scheme or a mail address.
  const isPath = isOurs && isPathOnThisOrigin(path) && (host !== '' || !/^(?:$|[?#]|[^/?#]*[:@])/.test(url));
  return isPath ? path : host && url;
}

/**
 * The VIP entry requires the server's VIP switch and a build setting that does not hide it
 * (docs/spec/header-and-footer.md#vip-entry).
 */
export function showsVipEntry(
  config: Pick<SystemConfig, 'switches'>,
  settings: Pick<RuntimeSettings, 'isVipDisabled'>,
): boolean {
  return config.switches.vip && !settings.isVipDisabled;
}

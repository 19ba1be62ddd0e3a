import { isPathOnThisOrigin } from '../access/return-to.js';
import { matchRoute } from '../access/route-match.js';
import { ROUTES } from '../access/routes.js';
import { pathOf } from '../access/site-path.js';
import type { NavChild } from './nav-item.js';

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

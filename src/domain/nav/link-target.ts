import { isPathOnThisOrigin } from '../access/return-to.js';
import type { NavChild } from './nav-item.js';

/** Where a link of the server leads: off this site, to a page of it, or nowhere at all. */
export type LinkTarget =
  | { readonly kind: 'outside'; readonly href: string; readonly newWindow: boolean }
  | { readonly kind: 'inside'; readonly to: string; readonly newWindow: boolean }
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
  if (isPathOnThisOrigin(url)) return { kind: 'inside', to: url, newWindow };
  return { kind: 'none' };
}

import type { NavChild, NavItem } from '../../src/domain/nav.js';

/** A menu item named after its address: `anItem('/courses', [aChild('/live')])`. */
export function anItem(url: string, children: readonly NavChild[] = []): NavItem {
  return { ...aChild(url), children };
}

export function aChild(url: string): NavChild {
  return { id: 1, name: `to ${url}`, url, opensNewWindow: false };
}

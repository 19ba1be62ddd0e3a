import type { Levers } from '../../adapters/memory/engine/levers.js';
import { SEEDED } from '../../adapters/memory/seed/member-seed.js';
import { LONG_MEMBER_NAME, LONG_NAV_NAME, LONG_SITE_NAME } from '../../domain/messages/catalogue.js';
import type { NavItem } from '../../domain/nav/nav-item.js';

const CHILDREN = [1, 2].map((id) => ({
  id: 100 + id,
  name: LONG_NAV_NAME,
  url: '/announcement',
  opensNewWindow: false,
}));

/** More, and longer, than anybody has thought of. */
export function longNames(levers: Levers): void {
  levers.setUp({ logo: '', siteName: LONG_SITE_NAME });
  levers.changeAccount(SEEDED.withUnread, { name: LONG_MEMBER_NAME });
  longNavs(levers);
}

export function longNavs(levers: Levers): void {
  levers.publish({ navs: navs(4) });
}

export function manyNavs(levers: Levers): void {
  levers.publish({ navs: navs(14) });
}

function navs(count: number): readonly NavItem[] {
  return Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: LONG_NAV_NAME,
    url: place % 2 === 0 ? '/courses' : '',
    opensNewWindow: false,
    children: place % 3 === 1 ? CHILDREN : [],
  }));
}

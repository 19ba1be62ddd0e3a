import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { NavItem } from '../../../src/domain/site/nav.js';
import { LONG_MEMBER_NAME, LONG_NAV_NAME, LONG_SITE_NAME } from '../strings.js';

const CHILDREN = [1, 2].map((id) => ({
  id: 100 + id,
  name: LONG_NAV_NAME,
  url: '/announcement',
  opensNewWindow: false,
}));

export function longNames(controls: Controls): void {
  controls.setUp({ logo: '', siteName: LONG_SITE_NAME });
  controls.changeAccount(SEEDED.withUnread, { name: LONG_MEMBER_NAME });
  longNavs(controls);
}

export function longNavs(controls: Controls): void {
  controls.publish({ navs: makeLongNavs(4) });
}

export function manyNavs(controls: Controls): void {
  controls.publish({ navs: makeLongNavs(14) });
}

function makeLongNavs(count: number): readonly NavItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: LONG_NAV_NAME,
    url: index % 2 === 0 ? '/courses' : '',
    opensNewWindow: false,
    children: index % 3 === 1 ? CHILDREN : [],
  }));
}

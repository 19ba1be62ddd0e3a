import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type RouteName, ROUTES, type SiteRoute } from '../../../src/domain/access/routes.js';
import type { VisitWishes } from './rig.js';

export interface Address extends SiteRoute {
  readonly name: string;
  readonly path: string;
  /** Who can see this page at all. */
  readonly wishes: VisitWishes;
}

const MEMBER: VisitWishes = { signedInAs: SEEDED.ordinary };

/** Pages that send an ordinary member on. */
const OTHERS: Readonly<Partial<Record<string, VisitWishes>>> = {
  login: {},
  loginCallback: {},
  bindMobile: { signedInAs: SEEDED.withoutMobile, settings: { bindMobileRequired: true } },
  faceCheck: { signedInAs: SEEDED.notFaceVerified, settings: { faceCheckRequired: true } },
} satisfies Partial<Record<RouteName, VisitWishes>>;

/** Pages that have another name to tell than their route: nobody comes back from QQ with empty hands, a course has its own. */
const OWN_TITLES: Readonly<Partial<Record<string, string>>> = {
  loginCallback: '登录未完成',
  courseDetail: '手账与时间管理',
} satisfies Partial<Record<RouteName, string>>;

/** One address for every row of the route table. */
export const EVERY_ADDRESS: readonly Address[] = Object.entries(ROUTES).map(([name, route]) => ({
  ...route,
  title: OWN_TITLES[name] ?? route.title,
  name,
  path: route.pattern.replace(':courseId', '7').replace('*', '/no-such-page'),
  wishes: OTHERS[name] ?? MEMBER,
}));

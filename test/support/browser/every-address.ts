import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type RouteName, ROUTES, type SiteRoute } from '../../../src/domain/access/routes.js';
import type { VisitOptions } from './rig.js';

export interface Address extends SiteRoute {
  readonly name: string;
  readonly path: string;
  /** How to visit the site so that this page opens. */
  readonly options: VisitOptions;
}

const MEMBER: VisitOptions = { signedInAs: SEEDED.ordinary };

/** Pages that redirect an ordinary member. */
const OTHERS: Readonly<Partial<Record<string, VisitOptions>>> = {
  login: {},
  loginCallback: {},
  bindMobile: { signedInAs: SEEDED.withoutMobile, settings: { bindMobileRequired: true } },
  faceCheck: { signedInAs: SEEDED.notFaceVerified, settings: { faceCheckRequired: true } },
} satisfies Partial<Record<RouteName, VisitOptions>>;

/**
 * Pages whose title is not that of their route: the QQ callback without a code reports a failed login, a course shows
 * its own title.
 */
const OWN_TITLES: Readonly<Partial<Record<string, string>>> = {
  loginCallback: '登录未完成',
  courseDetail: '手账与时间管理',
} satisfies Partial<Record<RouteName, string>>;

/** One address for each row of the route table. */
export const EVERY_ADDRESS: readonly Address[] = Object.entries(ROUTES).map(([name, route]) => ({
  ...route,
  title: OWN_TITLES[name] ?? route.title,
  name,
  path: route.pattern.replace(':courseId', '7').replace('*', '/no-such-page'),
  options: OTHERS[name] ?? MEMBER,
}));

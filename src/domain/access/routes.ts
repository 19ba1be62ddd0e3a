import { matchesPattern } from './paths.js';

/** What surrounds a page: header and footer; these and the menu of the member area; the header only; nothing. */
export type Frame = 'main' | 'member' | 'header' | 'none';

export interface SiteRoute {
  /** A react-router pattern. */
  readonly pattern: string;
  readonly frame: Frame;
  /** Only signed-in members may enter, and only without a pending step (guard-policy.ts). */
  readonly isForMembers: boolean;
  /**
   * The page's heading, and its part of the document title (docs/spec/start-and-routes.md#routes); empty when that is
   * the site name alone.
   */
  readonly title: string;
}

/** Every route of the site (docs/spec/start-and-routes.md#routes). Any other path shows "not found". */
export const ROUTES = {
  home: open('/', ''),
  loginCallback: open('/login/callback', '加载中'),
  courses: open('/courses', '录播课'),
  courseDetail: open('/courses/detail/:courseId', '课程详情'),
  lesson: forMembers('/courses/video/:courseId', '课程学习'),
  announcement: open('/announcement', '公告'),
  member: forMembers('/member', '学员中心', 'member'),
  memberMessages: forMembers('/member/messages', '我的消息', 'member'),
  memberOrders: forMembers('/member/orders', '所有订单', 'member'),
  memberPoints: forMembers('/member/credit1-free', '我的积分', 'member'),
  memberNotes: forMembers('/member/notes', '我的笔记', 'member'),
  vip: open('/vip', '会员中心'),
  order: forMembers('/order', '收银台'),
  orderPay: forMembers('/order/pay', '支付中'),
  orderSuccess: forMembers('/order/success', '支付成功'),
  search: open('/search', '全站搜索'),
  error: open('/error', '错误'),
  studyCenter: forMembers('/study-center', '我的学习'),
  faceCheck: open('/face-check', '实名认证'),
  bindMobile: open('/bind-mobile', '绑定手机号'),
  login: { pattern: '/login', frame: 'header', isForMembers: false, title: '登录' },
  notFound: { pattern: '*', frame: 'none', isForMembers: false, title: '页面不存在' },
} as const satisfies Readonly<Record<string, SiteRoute>>;

export type RouteName = keyof typeof ROUTES;

/** Object.keys widens the names to string. */
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[];

/**
 * The page at a path, without query and hash: the one that React Router shows
 * (docs/decisions/0004-router-fed-by-a-port.md).
 */
export function routeAt(path: string): RouteName {
  return ROUTE_NAMES.find((name) => matchesPattern(ROUTES[name].pattern, path)) ?? 'notFound';
}

function open<const Pattern extends string>(pattern: Pattern, title: string) {
  return { pattern, frame: 'main', isForMembers: false, title } as const;
}

function forMembers<const Pattern extends string>(pattern: Pattern, title: string, frame: Frame = 'main') {
  return { pattern, frame, isForMembers: true, title } as const;
}

import * as titles from './titles.js';

/** What surrounds a page: header and footer; these and the menu of the member area; the header only; nothing. */
export type Frame = 'main' | 'member' | 'header' | 'none';

export interface SiteRoute {
  /** A react-router pattern. */
  readonly pattern: string;
  readonly frame: Frame;
  /** Only signed-in members may enter. */
  readonly membersOnly: boolean;
  /** The page's part of the document title; empty when the title is the site name alone. */
  readonly title: string;
}

/** Every route of the site (spec §2, clarifications §5). Any other path shows "not found". */
export const ROUTES = {
  home: open('/', titles.HOME),
  loginCallback: open('/login/callback', titles.LOGIN_CALLBACK),
  courses: open('/courses', titles.COURSES),
  courseDetail: open('/courses/detail/:courseId', titles.COURSE_DETAIL),
  courseVideo: membersOnly('/courses/video/:courseId', titles.COURSE_VIDEO),
  announcement: open('/announcement', titles.ANNOUNCEMENT),
  member: membersOnly('/member', titles.MEMBER, 'member'),
  memberMessages: membersOnly('/member/messages', titles.MEMBER_MESSAGES, 'member'),
  memberOrders: membersOnly('/member/orders', titles.MEMBER_ORDERS, 'member'),
  memberCredit: membersOnly('/member/credit1-free', titles.MEMBER_CREDIT, 'member'),
  vip: open('/vip', titles.VIP),
  order: membersOnly('/order', titles.ORDER),
  orderPay: membersOnly('/order/pay', titles.ORDER_PAY),
  orderSuccess: membersOnly('/order/success', titles.ORDER_SUCCESS),
  search: open('/search', titles.SEARCH),
  error: open('/error', titles.ERROR),
  studyCenter: membersOnly('/study-center', titles.STUDY_CENTER),
  faceCheck: open('/face-check', titles.FACE_CHECK),
  bindMobile: open('/bind-mobile', titles.BIND_MOBILE),
  login: { pattern: '/login', frame: 'header', membersOnly: false, title: titles.LOGIN },
  notFound: { pattern: '*', frame: 'none', membersOnly: false, title: titles.NOT_FOUND },
} as const satisfies Readonly<Record<string, SiteRoute>>;

export type RouteName = keyof typeof ROUTES;

function open<const Pattern extends string>(pattern: Pattern, title: string) {
  return { pattern, frame: 'main', membersOnly: false, title } as const;
}

function membersOnly<const Pattern extends string>(pattern: Pattern, title: string, frame: Frame = 'main') {
  return { pattern, frame, membersOnly: true, title } as const;
}

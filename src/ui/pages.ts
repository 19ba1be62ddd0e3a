import { fetched, type PageSources, pageWithService } from './shared/routing/page-loader.js';
import { HomePending } from './home/home-pending.js';

/**
 * The page of every route (docs/spec/start-and-routes.md#page-code), one row for each. A page is fetched on first use,
 * together with its service; the skeleton of home is part of the first load. The chunk is named after the service.
 */
export const PAGES: PageSources = {
  home: pageWithService(
    'home',
    () => import(/* webpackChunkName: "home" */ './home/home-page.js').then((m) => m.HomePage),
    HomePending,
  ),
  loginCallback: fetched(() =>
    import(/* webpackChunkName: "sign-in-pages" */ './signing-in/pages/login-callback-page.js').then(
      (m) => m.LoginCallbackPage,
    ),
  ),
  courses: pageWithService('courses', () =>
    import(/* webpackChunkName: "courses" */ './courses/list/courses-page.js').then((m) => m.CoursesPage),
  ),
  courseDetail: pageWithService('courseDetails', () =>
    import(/* webpackChunkName: "course-details" */ './courses/detail/course-detail-page.js').then(
      (m) => m.CourseDetailPage,
    ),
  ),
  lesson: pageWithService('lesson', () =>
    import(/* webpackChunkName: "lesson" */ './lesson/lesson-page.js').then((m) => m.LessonPage),
  ),
  announcement: pageWithService('announcements', () =>
    import(/* webpackChunkName: "announcements" */ './announcements/announcement-page.js').then(
      (m) => m.AnnouncementPage,
    ),
  ),
  member: pageWithService('member', () =>
    import(/* webpackChunkName: "member" */ './member/member-page.js').then((m) => m.MemberPage),
  ),
  memberMessages: pageWithService('messages', () =>
    import(/* webpackChunkName: "messages" */ './messages/member-messages-page.js').then((m) => m.MemberMessagesPage),
  ),
  memberOrders: pageWithService('memberOrders', () =>
    import(/* webpackChunkName: "member-orders" */ './orders/list/member-orders-page.js').then(
      (m) => m.MemberOrdersPage,
    ),
  ),
  memberPoints: pageWithService('points', () =>
    import(/* webpackChunkName: "points" */ './points/member-points-page.js').then((m) => m.MemberPointsPage),
  ),
  memberNotes: pageWithService('notes', () =>
    import(/* webpackChunkName: "member-notes" */ './notes/member-notes-page.js').then((m) => m.MemberNotesPage),
  ),
  vip: pageWithService('vipPlans', () =>
    import(/* webpackChunkName: "vip-plans" */ './vip/vip-page.js').then((m) => m.VipPage),
  ),
  order: pageWithService('order', () =>
    import(/* webpackChunkName: "order" */ './orders/making/order-page.js').then((m) => m.OrderPage),
  ),
  orderPay: pageWithService('orderPay', () =>
    import(/* webpackChunkName: "order-pay" */ './orders/paying/order-pay-page.js').then((m) => m.OrderPayPage),
  ),
  orderSuccess: pageWithService('order', () =>
    import(/* webpackChunkName: "order" */ './orders/paid/order-success-page.js').then((m) => m.OrderSuccessPage),
  ),
  search: pageWithService('search', () =>
    import(/* webpackChunkName: "search" */ './search/search-page.js').then((m) => m.SearchPage),
  ),
  error: fetched(() =>
    import(/* webpackChunkName: "error" */ './shared/routing/error-page.js').then((m) => m.ErrorPage),
  ),
  studyCenter: pageWithService('studyCenter', () =>
    import(/* webpackChunkName: "study-center" */ './study/study-center-page.js').then((m) => m.StudyCenterPage),
  ),
  faceCheck: fetched(() =>
    import(/* webpackChunkName: "sign-in-pages" */ './signing-in/pages/face-check-page.js').then(
      (m) => m.FaceCheckPage,
    ),
  ),
  bindMobile: fetched(() =>
    import(/* webpackChunkName: "sign-in-pages" */ './signing-in/pages/bind-mobile-page.js').then(
      (m) => m.BindMobilePage,
    ),
  ),
  login: fetched(() =>
    import(/* webpackChunkName: "sign-in-pages" */ './signing-in/pages/login-page.js').then((m) => m.LoginPage),
  ),
  notFound: fetched(() =>
    import(/* webpackChunkName: "error" */ './shared/routing/not-found-page.js').then((m) => m.NotFoundPage),
  ),
};

import 'reflect-metadata/lite';

import { Container } from 'inversify';

import { browserModule } from '../adapters/browser/browser.module.js';
import { httpModule } from '../adapters/http/http.module.js';
import { LAZY_SERVICES } from '../application/tokens.js';
import { applicationModule } from '../application/application.module.js';
import { fetched, type LazyServiceRows, lazyServices } from './lazy-services.js';

/** Where the lazy services of the site come from in front of a real server. A chunk's name is that of its page. */
export const PRODUCTION_ROWS: LazyServiceRows = {
  signingIn: fetched(
    () => import(/* webpackChunkName: "signing-in" */ '../application/signing-in/signing-in.module.js'),
    () => import(/* webpackChunkName: "signing-in" */ '../adapters/http/signing-in/http-signing-in.module.js'),
  ),
  announcements: fetched(
    () => import(/* webpackChunkName: "announcements" */ '../application/announcements/announcements.module.js'),
    () => import(/* webpackChunkName: "announcements" */ '../adapters/http/announcements/http-announcements.module.js'),
  ),
  courseDetails: fetched(
    () => import(/* webpackChunkName: "course-details" */ '../application/courses/course-details.module.js'),
    () => import(/* webpackChunkName: "course-details" */ '../adapters/http/courses/http-courses.module.js'),
  ),
  comments: fetched(
    () => import(/* webpackChunkName: "comments" */ '../application/comments/comments.module.js'),
    () => import(/* webpackChunkName: "comments" */ '../adapters/http/comments/http-comments.module.js'),
  ),
  courses: fetched(
    () => import(/* webpackChunkName: "courses" */ '../application/courses/course-list.module.js'),
    () => import(/* webpackChunkName: "courses" */ '../adapters/http/courses/http-courses.module.js'),
  ),
  lesson: fetched(
    () => import(/* webpackChunkName: "lesson" */ '../application/lesson/lesson.module.js'),
    () => import(/* webpackChunkName: "lesson" */ '../adapters/http/lesson/http-lesson.module.js'),
    () => import(/* webpackChunkName: "lesson" */ '../adapters/browser/playback/playback.module.js'),
    () => import(/* webpackChunkName: "lesson" */ '../adapters/http/courses/http-courses.module.js'),
  ),
  search: fetched(
    () => import(/* webpackChunkName: "search" */ '../application/search/search.module.js'),
    () => import(/* webpackChunkName: "search" */ '../adapters/http/search/http-search.module.js'),
  ),
  member: fetched(
    () => import(/* webpackChunkName: "member" */ '../application/member/member.module.js'),
    () => import(/* webpackChunkName: "member" */ '../adapters/http/member/http-member-pages.module.js'),
    () => import(/* webpackChunkName: "member" */ '../adapters/browser/picture-desk.module.js'),
  ),
  order: fetched(
    () => import(/* webpackChunkName: "order" */ '../application/orders/order.module.js'),
    () => import(/* webpackChunkName: "order" */ '../adapters/http/orders/http-order-making.module.js'),
    () => import(/* webpackChunkName: "order" */ '../adapters/browser/tab-lock.module.js'),
  ),
  orderPay: fetched(
    () => import(/* webpackChunkName: "order-pay" */ '../application/orders/order-pay.module.js'),
    () => import(/* webpackChunkName: "order-pay" */ '../adapters/http/orders/http-order-making.module.js'),
  ),
  orderSuccess: fetched(
    () => import(/* webpackChunkName: "order" */ '../application/orders/order-success.module.js'),
    () => import(/* webpackChunkName: "order" */ '../adapters/http/orders/http-order-making.module.js'),
  ),
  home: fetched(
    () => import(/* webpackChunkName: "home" */ '../application/home/home.module.js'),
    () => import(/* webpackChunkName: "home" */ '../adapters/http/home/http-home.module.js'),
    () => import(/* webpackChunkName: "home" */ '../adapters/http/announcements/http-announcements.module.js'),
    () => import(/* webpackChunkName: "home" */ '../adapters/http/study/http-study.module.js'),
  ),
  messages: fetched(
    () => import(/* webpackChunkName: "messages" */ '../application/messages/messages.module.js'),
    () => import(/* webpackChunkName: "messages" */ '../adapters/http/messages/http-messages.module.js'),
  ),
  points: fetched(
    () => import(/* webpackChunkName: "points" */ '../application/points/points.module.js'),
    () => import(/* webpackChunkName: "points" */ '../adapters/http/points/http-points.module.js'),
  ),
  vipPlans: fetched(
    () => import(/* webpackChunkName: "vip-plans" */ '../application/vip/vip-plans.module.js'),
    () => import(/* webpackChunkName: "vip-plans" */ '../adapters/http/vip/http-vip-plans.module.js'),
  ),
  memberOrders: fetched(
    () => import(/* webpackChunkName: "member-orders" */ '../application/orders/member-orders.module.js'),
    () => import(/* webpackChunkName: "member-orders" */ '../adapters/http/orders/http-orders.module.js'),
  ),
  studyCenter: fetched(
    () => import(/* webpackChunkName: "study-center" */ '../application/study/study-center.module.js'),
    () => import(/* webpackChunkName: "study-center" */ '../adapters/http/study/http-study.module.js'),
    () => import(/* webpackChunkName: "study-center" */ '../adapters/http/courses/http-courses.module.js'),
  ),
  prefetch: fetched(
    () => import(/* webpackChunkName: "prefetch" */ '../application/site/prefetch.module.js'),
    () => import(/* webpackChunkName: "prefetch" */ '../adapters/browser/idle.module.js'),
  ),
};

/** The site in front of a real server. */
export function productionContainer(): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, browserModule, httpModule);
  container.bind(LAZY_SERVICES).toConstantValue(lazyServices(container, PRODUCTION_ROWS));
  return container;
}

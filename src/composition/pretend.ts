import 'reflect-metadata/lite';

import { Container, type ContainerModule } from 'inversify';

import { browserModule, browserModuleAt } from '../adapters/browser/browser.module.js';
import { pageInFolder } from '../adapters/browser/page-in-folder.js';
import type { MemoryWorld } from '../adapters/memory/browser/memory-world.js';
import type { CourseSite } from '../adapters/memory/engine/course-site.js';
import { memoryBrowserModule, memoryServerModule } from '../adapters/memory/memory.module.js';
import { LAZY_SERVICES } from '../application/tokens.js';
import { applicationModule } from '../application/application.module.js';
import { type FetchChange, fetched, type LazyServiceRows, lazyServices } from './lazy-services.js';

/** Where the lazy services of the site come from in front of the pretend server. */
const ROWS: LazyServiceRows = {
  signingIn: fetched(
    () => import('../application/signing-in/signing-in.module.js'),
    () => import('../adapters/memory/signing-in/memory-signing-in.module.js'),
  ),
  announcements: fetched(
    () => import('../application/announcements/announcements.module.js'),
    () => import('../adapters/memory/announcements/memory-announcements.module.js'),
  ),
  courseDetails: fetched(
    () => import('../application/courses/course-details.module.js'),
    () => import('../adapters/memory/courses/memory-courses.module.js'),
  ),
  comments: fetched(
    () => import('../application/comments/comments.module.js'),
    () => import('../adapters/memory/comments/memory-comments.module.js'),
  ),
  courses: fetched(
    () => import('../application/courses/course-list.module.js'),
    () => import('../adapters/memory/courses/memory-courses.module.js'),
  ),
  lesson: fetched(
    () => import('../application/lesson/lesson.module.js'),
    () => import('../adapters/memory/lesson/memory-lesson.module.js'),
    () => import('../adapters/memory/courses/memory-courses.module.js'),
  ),
  search: fetched(
    () => import('../application/search/search.module.js'),
    () => import('../adapters/memory/search/memory-search.module.js'),
  ),
  member: fetched(
    () => import('../application/member/member.module.js'),
    () => import('../adapters/memory/member/memory-member-pages.module.js'),
    () => import('../adapters/browser/picture-desk.module.js'),
  ),
  order: fetched(
    () => import('../application/orders/order.module.js'),
    () => import('../adapters/memory/orders/memory-order-making.module.js'),
  ),
  orderPay: fetched(
    () => import('../application/orders/order-pay.module.js'),
    () => import('../adapters/memory/orders/memory-order-making.module.js'),
  ),
  orderSuccess: fetched(
    () => import('../application/orders/order-success.module.js'),
    () => import('../adapters/memory/orders/memory-order-making.module.js'),
  ),
  home: fetched(
    () => import('../application/home/home.module.js'),
    () => import('../adapters/memory/home/memory-home.module.js'),
    () => import('../adapters/memory/announcements/memory-announcements.module.js'),
    () => import('../adapters/memory/study/memory-study.module.js'),
  ),
  messages: fetched(
    () => import('../application/messages/messages.module.js'),
    () => import('../adapters/memory/messages/memory-messages.module.js'),
  ),
  points: fetched(
    () => import('../application/points/points.module.js'),
    () => import('../adapters/memory/points/memory-points.module.js'),
  ),
  vipPlans: fetched(
    () => import('../application/vip/vip-plans.module.js'),
    () => import('../adapters/memory/vip/memory-vip-plans.module.js'),
  ),
  memberOrders: fetched(
    () => import('../application/orders/member-orders.module.js'),
    () => import('../adapters/memory/orders/memory-orders.module.js'),
  ),
  studyCenter: fetched(
    () => import('../application/study/study-center.module.js'),
    () => import('../adapters/memory/study/memory-study.module.js'),
    () => import('../adapters/memory/courses/memory-courses.module.js'),
  ),
  prefetch: fetched(() => import('../application/site/prefetch.module.js')),
};

/** A real browser plays real films, has other tabs, and knows when it is idle. */
const ROWS_IN_A_BROWSER: LazyServiceRows = {
  ...ROWS,
  lesson: fetched(
    () => import('../application/lesson/lesson.module.js'),
    () => import('../adapters/memory/lesson/memory-lesson.module.js'),
    () => import('../adapters/memory/courses/memory-courses.module.js'),
    () => import('../adapters/browser/playback/playback.module.js'),
  ),
  prefetch: fetched(
    () => import('../application/site/prefetch.module.js'),
    () => import('../adapters/browser/idle.module.js'),
  ),
  order: fetched(
    () => import('../application/orders/order.module.js'),
    () => import('../adapters/memory/orders/memory-order-making.module.js'),
    () => import('../adapters/browser/tab-lock.module.js'),
  ),
};

/** The whole site in one browser tab: a real browser, a pretend server. */
export function offlineContainer(): Container {
  return containerInBrowser(browserModule, memoryServerModule());
}

/** The same from a folder of any web space. */
export function webSpaceContainer(site: CourseSite): Container {
  return containerInBrowser(browserModuleAt(pageInFolder(window)), memoryServerModule(site));
}

function containerInBrowser(browser: ContainerModule, server: ContainerModule): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, browser, server);
  container.bind(LAZY_SERVICES).toConstantValue(lazyServices(container, ROWS_IN_A_BROWSER));
  return container;
}

/** The whole site over a pretend browser and a pretend server; `change` gets between it and the code that it fetches. */
export function catalogueContainer(world: MemoryWorld, site: CourseSite, change: FetchChange): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(applicationModule, memoryBrowserModule(world), memoryServerModule(site));
  container.bind(LAZY_SERVICES).toConstantValue(lazyServices(container, ROWS, change));
  return container;
}

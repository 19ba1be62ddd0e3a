import { defer, map, type Observable } from 'rxjs';

import {
  LAZY_SERVICES,
  type LazyServiceName,
  type LazyServices,
  type LazyServiceTypes,
} from '../application/site/lazy-services.js';
import type { Token } from '../domain/kernel/token.js';
import { shareSuccess } from '../domain/kernel/streams.js';
import type { Bindings, Services } from './services.js';

/** The exports of a file in src/composition/features: the service that views resolve, and everything that it needs. */
export interface FeatureFile<T> {
  readonly service: Token<T>;
  readonly bindings: Bindings;
}

/** How the code of each lazy service is loaded. */
export type Features = { readonly [Name in LazyServiceName]: () => Promise<FeatureFile<LazyServiceTypes[Name]>> };

/** Replaces how the code of a service is loaded. */
export type FetchChange = <T>(fetch: () => Promise<T>, name: LazyServiceName) => () => Promise<T>;

/** Binds the lazy services of an environment. A service's bindings are added when it is needed for the first time. */
export function addLazyServices(services: Services, features: Features, change: FetchChange = (fetch) => fetch): void {
  const lazyServices = Object.fromEntries(
    // Object.keys widens the names of a literal table to string.
    (Object.keys(features) as LazyServiceName[]).map((name) => [
      name,
      lazyService(services, change<FeatureFile<unknown>>(features[name], name)),
    ]),
    // The keys are the same, each with the type of its row; Object.fromEntries loses that.
  ) as LazyServices;
  services.add((bind) => {
    bind(LAZY_SERVICES, [], () => lazyServices);
  });
}

function lazyService<T>(services: Services, fetch: () => Promise<FeatureFile<T>>): Observable<T> {
  return defer(fetch).pipe(
    map(({ service, bindings }) => {
      services.add(bindings);
      return services.resolve(service);
    }),
    shareSuccess(),
  );
}

/** The code of each lazy service. A chunk is named after the page that shows the service. */
export const FEATURES: Features = {
  signingIn: () => import(/* webpackChunkName: "signing-in" */ './features/signing-in.js'),
  announcements: () => import(/* webpackChunkName: "announcements" */ './features/announcements.js'),
  courseDetails: () => import(/* webpackChunkName: "course-details" */ './features/courses/details.js'),
  comments: () => import(/* webpackChunkName: "comments" */ './features/comments.js'),
  courses: () => import(/* webpackChunkName: "courses" */ './features/courses/list.js'),
  lesson: () => import(/* webpackChunkName: "lesson" */ './features/lesson.js'),
  notes: () => import(/* webpackChunkName: "notes" */ './features/notes.js'),
  search: () => import(/* webpackChunkName: "search" */ './features/search.js'),
  member: () => import(/* webpackChunkName: "member" */ './features/member.js'),
  order: () => import(/* webpackChunkName: "order" */ './features/orders/purchase.js'),
  orderPay: () => import(/* webpackChunkName: "order-pay" */ './features/orders/purchase.js'),
  home: () => import(/* webpackChunkName: "home" */ './features/home.js'),
  messages: () => import(/* webpackChunkName: "messages" */ './features/messages.js'),
  points: () => import(/* webpackChunkName: "points" */ './features/points.js'),
  vipPlans: () => import(/* webpackChunkName: "vip-plans" */ './features/vip.js'),
  memberOrders: () => import(/* webpackChunkName: "member-orders" */ './features/orders/list.js'),
  studyCenter: () => import(/* webpackChunkName: "study-center" */ './features/study.js'),
  prefetch: () => import(/* webpackChunkName: "prefetch" */ './features/site/prefetch.js'),
};

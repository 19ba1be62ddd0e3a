import { defer, map, type Observable } from 'rxjs';

import {
  LAZY_SERVICES,
  type LazyServiceName,
  type LazyServices,
  type LazyServiceTypes,
} from '../application/lazy-services.js';
import type { Token } from '../domain/kernel/token.js';
import { shareSuccess } from '../domain/kernel/streams.js';
import type { Bindings, Services } from './services.js';

/** What a file of src/composition/features exports: the service that views ask for, and all that it is made of. */
export interface FeatureFile<T> {
  readonly service: Token<T>;
  readonly bindings: Bindings;
}

/** Where the code of each lazy service comes from. */
export type Features = { readonly [Name in LazyServiceName]: () => Promise<FeatureFile<LazyServiceTypes[Name]>> };

/** Replaces how the code of a service is fetched. */
export type FetchChange = <T>(fetch: () => Promise<T>, name: LazyServiceName) => () => Promise<T>;

/** Binds the lazy services of an environment, each of which brings its bindings along the first time it is needed. */
export function addLazyServices(services: Services, features: Features, change: FetchChange = (fetch) => fetch): void {
  const lazyServices = Object.fromEntries(
    // Object.keys widens the names of a literal table to string.
    (Object.keys(features) as LazyServiceName[]).map((name) => [
      name,
      lazyService(services, change<FeatureFile<unknown>>(features[name], name)),
    ]),
    // The same names, each with the type of its row, which Object.fromEntries forgets.
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

/** The code of each lazy service. A chunk has the name of the page that shows the service. */
export const FEATURES: Features = {
  signingIn: () => import(/* webpackChunkName: "signing-in" */ './features/signing-in.js'),
  announcements: () => import(/* webpackChunkName: "announcements" */ './features/announcements.js'),
  courseDetails: () => import(/* webpackChunkName: "course-details" */ './features/course-details.js'),
  comments: () => import(/* webpackChunkName: "comments" */ './features/comments.js'),
  courses: () => import(/* webpackChunkName: "courses" */ './features/course-list.js'),
  lesson: () => import(/* webpackChunkName: "lesson" */ './features/lesson.js'),
  search: () => import(/* webpackChunkName: "search" */ './features/search.js'),
  member: () => import(/* webpackChunkName: "member" */ './features/member.js'),
  order: () => import(/* webpackChunkName: "order" */ './features/order.js'),
  orderPay: () => import(/* webpackChunkName: "order-pay" */ './features/order-pay.js'),
  orderSuccess: () => import(/* webpackChunkName: "order" */ './features/order-success.js'),
  home: () => import(/* webpackChunkName: "home" */ './features/home.js'),
  messages: () => import(/* webpackChunkName: "messages" */ './features/messages.js'),
  points: () => import(/* webpackChunkName: "points" */ './features/points.js'),
  vipPlans: () => import(/* webpackChunkName: "vip-plans" */ './features/vip-plans.js'),
  memberOrders: () => import(/* webpackChunkName: "member-orders" */ './features/member-orders.js'),
  studyCenter: () => import(/* webpackChunkName: "study-center" */ './features/study-center.js'),
  prefetch: () => import(/* webpackChunkName: "prefetch" */ './features/prefetch.js'),
};

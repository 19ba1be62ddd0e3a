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

/** Replaces how the module of a service is fetched. */
export type FetchChange = <T>(fetch: () => Promise<T>, name: LazyServiceName) => () => Promise<T>;

export function changeFetch(features: Features, change: FetchChange): Features {
  const rows = Object.entries(features) as readonly (readonly [LazyServiceName, () => Promise<unknown>])[];
  // The keys are the same, each with the type of its row; Object.fromEntries loses that.
  return Object.fromEntries(rows.map(([name, fetch]) => [name, change(fetch, name)])) as unknown as Features;
}

/** Binds the lazy services of an environment. A service's bindings are added when it is needed for the first time. */
export function addLazyServices(services: Services, features: Features): void {
  const lazyServices = Object.fromEntries(
    Object.entries<() => Promise<FeatureFile<unknown>>>(features).map(([name, fetch]) => [
      name,
      lazyService(services, fetch),
    ]),
    // As above.
  ) as unknown as LazyServices;
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
  // Without names, which would cost bytes of the first load.
  phoneRedirect: () => import('./features/site/phone-redirect.js'),
  operatorScripts: () => import('./features/site/operator-scripts.js'),
  webManifest: () => import('./features/site/web-manifest.js'),
  memberTasks: () => import('./features/site/member-tasks.js'),
};

import type { Observable } from 'rxjs';

import { token } from '../domain/kernel/token.js';
import type { Announcements } from './announcements.js';
import type { Comments } from './comments/comments.js';
import type { CourseDetails } from './courses/course-details.js';
import type { CourseList } from './courses/course-list.js';
import type { Home } from './home.js';
import type { Lessons } from './lesson/lessons.js';
import type { MemberPlace } from './member/member-services.js';
import type { MemberMessages } from './messages.js';
import type { Order } from './orders/making.js';
import type { MemberOrders } from './orders/order-list.js';
import type { OrderPay, OrderSuccess } from './orders/paying.js';
import type { Points } from './points.js';
import type { Search } from './search.js';
import type { SigningIn } from './signing-in/signing-in.js';
import type { Prefetcher } from './site/prefetch.js';
import type { StudyCenter } from './study-center.js';
import type { VipPlans } from './vip.js';

/**
 * The services that are fetched on first use, by the name under which a page or dialog requests them. A page that needs
 * a service adds a row here; each environment names the modules of that row (src/composition).
 */
export interface LazyServiceTypes {
  readonly signingIn: SigningIn;
  readonly announcements: Announcements;
  readonly courseDetails: CourseDetails;
  readonly comments: Comments;
  readonly courses: CourseList;
  readonly lesson: Lessons;
  readonly search: Search;
  readonly home: Home;
  readonly member: MemberPlace;
  readonly messages: MemberMessages;
  readonly points: Points;
  readonly order: Order;
  readonly orderPay: OrderPay;
  readonly orderSuccess: OrderSuccess;
  readonly vipPlans: VipPlans;
  readonly memberOrders: MemberOrders;
  readonly studyCenter: StudyCenter;
  /** Belongs to no page: it prefetches the services of the other pages. */
  readonly prefetch: Prefetcher;
}

export type LazyServiceName = keyof LazyServiceTypes;

/**
 * Each is fetched once per page load, emits its service once and completes. A failed fetch errors with the error of the
 * chunk loader, and the next subscriber tries again. Cold until first subscribed, then shared.
 */
export type LazyServices = { readonly [Name in LazyServiceName]: Observable<LazyServiceTypes[Name]> };

/** Bound by the composition, because only it knows which adapters to fetch together with a service. */
export const LAZY_SERVICES = token<LazyServices>('LazyServices');

import type { Observable } from 'rxjs';

import type { Announcements } from './announcements/announcements.js';
import type { MemberMessages } from './messages/member-messages.js';
import type { Points } from './points/points.js';
import type { CourseDetails } from './courses/course-details.js';
import type { Comments } from './comments/comments.js';
import type { CourseList } from './courses/course-list.js';
import type { Order } from './orders/order.js';
import type { OrderPay } from './orders/order-pay.js';
import type { OrderSuccess } from './orders/order-success.js';
import type { Prefetcher } from './site/prefetch.js';
import type { Search } from './search/search.js';
import type { Lessons } from './lesson/lessons.js';
import type { Home } from './home/home.js';
import type { MemberPlace } from './member/member-place.js';
import type { StudyCenter } from './study/study-center.js';
import type { SigningIn } from './signing-in/signing-in.js';
import type { MemberOrders } from './orders/member-orders.js';
import type { VipPlans } from './vip/vip-plans.js';
import { token } from '../domain/kernel/token.js';

/**
 * The services that are fetched when somebody first needs them, by the name under which a page or a dialog asks for
 * one. A page that needs a service adds its row here; each world says where the modules of the row come from
 * (src/composition).
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
  /** Of no page: it fetches those of the others ahead. */
  readonly prefetch: Prefetcher;
}

export type LazyServiceName = keyof LazyServiceTypes;

/**
 * Each emits its service once and completes, fetched once a page load; fails with whatever the loader of chunks fails
 * with, and then the next subscriber tries again. Cold at first, then shared.
 */
export type LazyServices = { readonly [Name in LazyServiceName]: Observable<LazyServiceTypes[Name]> };

/** Bound by the composition, which alone knows which adapters to fetch with the flows. */
export const LAZY_SERVICES = token<LazyServices>('LazyServices');

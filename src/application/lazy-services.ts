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

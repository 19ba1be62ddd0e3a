import type { Features } from '../../../src/composition/lazy-services.js';
import * as signingIn from '../../../src/composition/features/signing-in.js';
import * as announcements from '../../../src/composition/features/announcements.js';
import * as courseDetails from '../../../src/composition/features/course-details.js';
import * as comments from '../../../src/composition/features/comments.js';
import * as courses from '../../../src/composition/features/course-list.js';
import * as lesson from '../../../src/composition/features/lesson.js';
import * as search from '../../../src/composition/features/search.js';
import * as member from '../../../src/composition/features/member.js';
import * as order from '../../../src/composition/features/order.js';
import * as orderPay from '../../../src/composition/features/order-pay.js';
import * as orderSuccess from '../../../src/composition/features/order-success.js';
import * as home from '../../../src/composition/features/home.js';
import * as messages from '../../../src/composition/features/messages.js';
import * as points from '../../../src/composition/features/points.js';
import * as vipPlans from '../../../src/composition/features/vip-plans.js';
import * as memberOrders from '../../../src/composition/features/member-orders.js';
import * as studyCenter from '../../../src/composition/features/study-center.js';
import * as prefetch from '../../../src/composition/features/prefetch.js';

/** The features of the site, whose code is there at once. */
export const LOADED_FEATURES: Features = {
  signingIn: () => Promise.resolve(signingIn),
  announcements: () => Promise.resolve(announcements),
  courseDetails: () => Promise.resolve(courseDetails),
  comments: () => Promise.resolve(comments),
  courses: () => Promise.resolve(courses),
  lesson: () => Promise.resolve(lesson),
  search: () => Promise.resolve(search),
  member: () => Promise.resolve(member),
  order: () => Promise.resolve(order),
  orderPay: () => Promise.resolve(orderPay),
  orderSuccess: () => Promise.resolve(orderSuccess),
  home: () => Promise.resolve(home),
  messages: () => Promise.resolve(messages),
  points: () => Promise.resolve(points),
  vipPlans: () => Promise.resolve(vipPlans),
  memberOrders: () => Promise.resolve(memberOrders),
  studyCenter: () => Promise.resolve(studyCenter),
  prefetch: () => Promise.resolve(prefetch),
};

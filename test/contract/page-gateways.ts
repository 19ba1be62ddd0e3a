import type { AnnouncementGateway } from '../../src/domain/ports/server/announcement-gateway.port.js';
import type { CourseGateway } from '../../src/domain/ports/server/course-gateway.port.js';
import type { LessonGateway } from '../../src/domain/ports/server/lesson-gateway.port.js';
import type { HomeGateway } from '../../src/domain/ports/server/home-gateway.port.js';
import type { CommentGateway } from '../../src/domain/ports/server/comment-gateway.port.js';
import type { MemberMessagesGateway } from '../../src/domain/ports/server/member-messages-gateway.port.js';
import type { OrderGateway } from '../../src/domain/ports/server/order-gateway.port.js';
import type { OrdersGateway } from '../../src/domain/ports/server/orders-gateway.port.js';
import type { PointsGateway } from '../../src/domain/ports/server/points-gateway.port.js';
import type { ProfileGateway } from '../../src/domain/ports/server/profile-gateway.port.js';
import type { SearchGateway } from '../../src/domain/ports/server/search-gateway.port.js';
import type { SocialiteGateway } from '../../src/domain/ports/server/socialite-gateway.port.js';
import type { StudyGateway } from '../../src/domain/ports/server/study-gateway.port.js';
import type { VipPlanGateway } from '../../src/domain/ports/server/vip-plan-gateway.port.js';

/** The gateways that are fetched with the pages. */
export interface PageGateways {
  readonly profile: ProfileGateway;
  readonly socialites: SocialiteGateway;
  readonly messages: MemberMessagesGateway;
  /** The list of orders. */
  readonly orders: OrdersGateway;
  /** Their making, and their payment. */
  readonly ordering: OrderGateway;
  readonly study: StudyGateway;
  readonly points: PointsGateway;
  readonly announcements: AnnouncementGateway;
  readonly courses: CourseGateway;
  readonly lessons: LessonGateway;
  readonly home: HomeGateway;
  readonly comments: CommentGateway;
  readonly search: SearchGateway;
  readonly vipPlans: VipPlanGateway;
}

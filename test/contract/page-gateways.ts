import type { AnnouncementGateway } from '../../src/domain/ports/server/announcement-gateway.js';
import type { CommentGateway } from '../../src/domain/ports/server/comment-gateway.js';
import type { CourseGateway } from '../../src/domain/ports/server/course-gateway.js';
import type { HomeGateway } from '../../src/domain/ports/server/home-gateway.js';
import type { LessonGateway } from '../../src/domain/ports/server/lesson-gateway.js';
import type { MemberMessagesGateway } from '../../src/domain/ports/server/message-gateway.js';
import type { OrderGateway, OrdersGateway } from '../../src/domain/ports/server/order-gateway.js';
import type { PointsGateway } from '../../src/domain/ports/server/points-gateway.js';
import type { ProfileGateway, SocialiteGateway } from '../../src/domain/ports/server/profile-gateway.js';
import type { SearchGateway } from '../../src/domain/ports/server/search-gateway.js';
import type { StudyGateway } from '../../src/domain/ports/server/study-gateway.js';
import type { VipPlanGateway } from '../../src/domain/ports/server/vip-gateway.js';

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

import type { CourseSite } from '../../../src/adapters/memory/engine/course-site.js';
import type { MemoryNetwork } from '../../../src/adapters/memory/network/memory-network.js';
import { MemoryAnnouncementGateway } from '../../../src/adapters/memory/announcements/memory-announcement-gateway.js';
import { MemoryCourseGateway } from '../../../src/adapters/memory/courses/memory-course-gateway.js';
import { MemoryHomeGateway } from '../../../src/adapters/memory/home/memory-home-gateway.js';
import { MemoryCommentGateway } from '../../../src/adapters/memory/comments/memory-comment-gateway.js';
import { MemoryLessonGateway } from '../../../src/adapters/memory/lesson/memory-lesson-gateway.js';
import { MemoryMemberMessagesGateway } from '../../../src/adapters/memory/messages/memory-member-messages-gateway.js';
import { MemoryOrderGateway } from '../../../src/adapters/memory/orders/memory-order-gateway.js';
import { MemoryOrdersGateway } from '../../../src/adapters/memory/orders/memory-orders-gateway.js';
import { MemoryPointsGateway } from '../../../src/adapters/memory/points/memory-points-gateway.js';
import { MemoryProfileGateway } from '../../../src/adapters/memory/member/memory-profile-gateway.js';
import { MemorySearchGateway } from '../../../src/adapters/memory/search/memory-search-gateway.js';
import { MemorySocialiteGateway } from '../../../src/adapters/memory/member/memory-socialite-gateway.js';
import { MemoryStudyGateway } from '../../../src/adapters/memory/study/memory-study-gateway.js';
import { MemoryVipPlanGateway } from '../../../src/adapters/memory/vip/memory-vip-plan-gateway.js';
import type { PageGateways } from '../page-gateways.js';

/** All of them before the same pretend site. */
export function memoryPageGateways(site: CourseSite, network: MemoryNetwork): PageGateways {
  return {
    profile: new MemoryProfileGateway(site, network),
    socialites: new MemorySocialiteGateway(site, network),
    messages: new MemoryMemberMessagesGateway(site, network),
    orders: new MemoryOrdersGateway(site, network),
    ordering: new MemoryOrderGateway(site, network),
    study: new MemoryStudyGateway(site, network),
    points: new MemoryPointsGateway(site, network),
    announcements: new MemoryAnnouncementGateway(site, network),
    courses: new MemoryCourseGateway(site, network),
    lessons: new MemoryLessonGateway(site, network),
    home: new MemoryHomeGateway(site, network),
    comments: new MemoryCommentGateway(site, network),
    search: new MemorySearchGateway(site, network),
    vipPlans: new MemoryVipPlanGateway(site, network),
  };
}

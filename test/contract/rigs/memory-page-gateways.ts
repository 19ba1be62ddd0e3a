import { MemoryAnnouncementGateway } from '../../../src/adapters/memory/announcements.js';
import { MemoryCommentGateway } from '../../../src/adapters/memory/comments.js';
import { MemoryCourseGateway } from '../../../src/adapters/memory/courses.js';
import { MemoryHomeGateway } from '../../../src/adapters/memory/home.js';
import { MemoryLessonGateway } from '../../../src/adapters/memory/lesson.js';
import { MemoryMemberMessagesGateway } from '../../../src/adapters/memory/messages.js';
import type { MemoryNetwork } from '../../../src/adapters/memory/network.js';
import { MemoryOrderGateway, MemoryOrdersGateway } from '../../../src/adapters/memory/orders.js';
import { MemoryPointsGateway } from '../../../src/adapters/memory/points.js';
import { MemoryProfileGateway } from '../../../src/adapters/memory/profile.js';
import { MemorySearchGateway } from '../../../src/adapters/memory/search.js';
import type { CourseSite } from '../../../src/adapters/memory/server/course-site.js';
import { MemorySocialiteGateway } from '../../../src/adapters/memory/social-accounts.js';
import { MemoryStudyGateway } from '../../../src/adapters/memory/study.js';
import { MemoryVipPlanGateway } from '../../../src/adapters/memory/vip.js';
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

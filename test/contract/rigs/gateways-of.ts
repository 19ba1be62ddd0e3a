import type { Resolve } from '../../../src/domain/kernel/token.js';
import { ACCOUNT_GATEWAY, MEMBER_GATEWAY } from '../../../src/domain/ports/server/account-gateway.js';
import { ANNOUNCEMENT_GATEWAY } from '../../../src/domain/ports/server/announcement-gateway.js';
import { COMMENT_GATEWAY } from '../../../src/domain/ports/server/comment-gateway.js';
import { COURSE_GATEWAY } from '../../../src/domain/ports/server/course-gateway.js';
import { HOME_GATEWAY } from '../../../src/domain/ports/server/home-gateway.js';
import { LESSON_GATEWAY } from '../../../src/domain/ports/server/lesson-gateway.js';
import { MEMBER_MESSAGES_GATEWAY } from '../../../src/domain/ports/server/message-gateway.js';
import { ORDER_GATEWAY, ORDERS_GATEWAY } from '../../../src/domain/ports/server/order-gateway.js';
import { POINTS_GATEWAY } from '../../../src/domain/ports/server/points-gateway.js';
import { PROFILE_GATEWAY, SOCIALITE_GATEWAY } from '../../../src/domain/ports/server/profile-gateway.js';
import { SEARCH_GATEWAY } from '../../../src/domain/ports/server/search-gateway.js';
import {
  CAPTCHA_GATEWAY,
  MEMBER_STEPS_GATEWAY,
  SCAN_GATEWAY,
  SIGN_IN_GATEWAY,
} from '../../../src/domain/ports/server/sign-in-gateway.js';
import { SITE_GATEWAY } from '../../../src/domain/ports/server/site-gateway.js';
import { STUDY_GATEWAY } from '../../../src/domain/ports/server/study-gateway.js';
import { VIP_PLAN_GATEWAY } from '../../../src/domain/ports/server/vip-gateway.js';

export type Gateways = ReturnType<typeof gatewaysOf>;

/** Every gateway, as the bindings of an environment make it. */
export function gatewaysOf(resolve: Resolve) {
  return {
    siteGateway: resolve(SITE_GATEWAY),
    memberGateway: resolve(MEMBER_GATEWAY),
    accountGateway: resolve(ACCOUNT_GATEWAY),
    signInGateway: resolve(SIGN_IN_GATEWAY),
    captchaGateway: resolve(CAPTCHA_GATEWAY),
    scanGateway: resolve(SCAN_GATEWAY),
    memberStepsGateway: resolve(MEMBER_STEPS_GATEWAY),
    pages: {
      profile: resolve(PROFILE_GATEWAY),
      socialites: resolve(SOCIALITE_GATEWAY),
      messages: resolve(MEMBER_MESSAGES_GATEWAY),
      /** The list of orders. */
      orders: resolve(ORDERS_GATEWAY),
      /** Making and paying an order. */
      ordering: resolve(ORDER_GATEWAY),
      study: resolve(STUDY_GATEWAY),
      points: resolve(POINTS_GATEWAY),
      announcements: resolve(ANNOUNCEMENT_GATEWAY),
      courses: resolve(COURSE_GATEWAY),
      lessons: resolve(LESSON_GATEWAY),
      home: resolve(HOME_GATEWAY),
      comments: resolve(COMMENT_GATEWAY),
      search: resolve(SEARCH_GATEWAY),
      vipPlans: resolve(VIP_PLAN_GATEWAY),
    },
  };
}

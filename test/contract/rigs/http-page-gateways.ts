import { asyncScheduler } from 'rxjs';

import type { Generations } from '../../../src/adapters/http/client/generations.js';
import type { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { HttpAnnouncementGateway } from '../../../src/adapters/http/announcements/http-announcement-gateway.js';
import { resolvePictureOf } from '../../../src/adapters/http/client/resolve-picture.js';
import { HttpCourseGateway } from '../../../src/adapters/http/courses/http-course-gateway.js';
import {
  HttpHomeGateway,
  HttpHomeGatewayG1,
  HttpHomeGatewayG2,
} from '../../../src/adapters/http/home/http-home-gateway.js';
import { HttpCommentGateway } from '../../../src/adapters/http/comments/http-comment-gateway.js';
import { HttpCommentGatewayG1 } from '../../../src/adapters/http/comments/http-comment-gateway-g1.js';
import { HttpCommentGatewayG2 } from '../../../src/adapters/http/comments/http-comment-gateway-g2.js';
import { HttpLessonGateway } from '../../../src/adapters/http/lesson/http-lesson-gateway.js';
import { HttpMemberMessagesGateway } from '../../../src/adapters/http/messages/http-member-messages-gateway.js';
import { HttpOrderGateway } from '../../../src/adapters/http/orders/http-order-gateway.js';
import { HttpOrderGatewayG1 } from '../../../src/adapters/http/orders/http-order-gateway-g1.js';
import { HttpOrderGatewayG2 } from '../../../src/adapters/http/orders/http-order-gateway-g2.js';
import { OrderCalls } from '../../../src/adapters/http/orders/order-calls.js';
import { HttpOrdersGateway } from '../../../src/adapters/http/orders/http-orders-gateway.js';
import { HttpPointsGateway } from '../../../src/adapters/http/points/http-points-gateway.js';
import { HttpProfileGateway } from '../../../src/adapters/http/member/http-profile-gateway.js';
import { HttpSearchGateway } from '../../../src/adapters/http/search/http-search-gateway.js';
import { HttpSocialiteGateway } from '../../../src/adapters/http/member/http-socialite-gateway.js';
import { HttpStudyGateway } from '../../../src/adapters/http/study/http-study-gateway.js';
import { HttpVipPlanGateway } from '../../../src/adapters/http/vip/http-vip-plan-gateway.js';
import { WechatBindingG1 } from '../../../src/adapters/http/member/wechat-binding-g1.js';
import { WechatBindingG2 } from '../../../src/adapters/http/member/wechat-binding-g2.js';
import type { CurrentSite } from '../../../src/domain/site/current-site.js';
import type { PageGateways } from '../page-gateways.js';

/** All of them before the same server, of which start-up has learned `site`. */
export function httpPageGateways(
  http: HttpClient,
  generations: Generations,
  site: CurrentSite,
  token: () => string | undefined,
): PageGateways {
  const picture = resolvePictureOf({ address: site.site$.value?.config.serverUrl ?? '' });
  const wechat = { 1: new WechatBindingG1(http), 2: new WechatBindingG2(http) };
  const comments = { 1: new HttpCommentGatewayG1(http, picture), 2: new HttpCommentGatewayG2(http, picture) };
  const calls = new OrderCalls(http, () => asyncScheduler.now());
  const ordersG1 = new HttpOrderGatewayG1(http, picture, token);
  const ordersG2 = new HttpOrderGatewayG2(http);
  return {
    profile: new HttpProfileGateway(http),
    socialites: new HttpSocialiteGateway(http, generations, wechat),
    messages: new HttpMemberMessagesGateway(http),
    orders: new HttpOrdersGateway(http, picture),
    ordering: new HttpOrderGateway(generations, { 1: ordersG1, 2: ordersG2 }, ordersG1, calls),
    study: new HttpStudyGateway(http, picture),
    points: new HttpPointsGateway(http),
    announcements: new HttpAnnouncementGateway(http),
    courses: new HttpCourseGateway(http, picture),
    lessons: new HttpLessonGateway(http, picture),
    home: new HttpHomeGateway(generations, {
      1: new HttpHomeGatewayG1(http, picture, site),
      2: new HttpHomeGatewayG2(http, picture),
    }),
    comments: new HttpCommentGateway(generations, comments),
    search: new HttpSearchGateway(http, picture),
    vipPlans: new HttpVipPlanGateway(http),
  };
}

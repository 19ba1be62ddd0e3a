import { asyncScheduler } from 'rxjs';

import { HttpAnnouncementGateway } from '../../../src/adapters/http/announcements.js';
import type { Generations } from '../../../src/adapters/http/client/generations.js';
import type { HttpClient } from '../../../src/adapters/http/client/http-client.js';
import { resolvePictureOf } from '../../../src/adapters/http/client/page-readers.js';
import { HttpCommentGatewayG1 } from '../../../src/adapters/http/comments/comments-g1.js';
import { HttpCommentGatewayG2 } from '../../../src/adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../../src/adapters/http/comments/comments.js';
import { HttpCourseGateway } from '../../../src/adapters/http/courses/courses.js';
import { HttpHomeGateway, HttpHomeGatewayG1, HttpHomeGatewayG2 } from '../../../src/adapters/http/home.js';
import { HttpLessonGateway } from '../../../src/adapters/http/lesson.js';
import { HttpMemberMessagesGateway } from '../../../src/adapters/http/messages.js';
import { HttpOrdersGateway } from '../../../src/adapters/http/orders/order-list.js';
import {
  HttpOrderGateway,
  HttpOrderGatewayG1,
  HttpOrderGatewayG2,
  OrderCalls,
} from '../../../src/adapters/http/orders/orders.js';
import { HttpPointsGateway } from '../../../src/adapters/http/points.js';
import { HttpProfileGateway } from '../../../src/adapters/http/profile.js';
import { HttpSearchGateway } from '../../../src/adapters/http/search.js';
import { HttpSocialiteGateway, WechatBindingG1, WechatBindingG2 } from '../../../src/adapters/http/social-accounts.js';
import { HttpStudyGateway } from '../../../src/adapters/http/study.js';
import { HttpVipPlanGateway } from '../../../src/adapters/http/vip.js';
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

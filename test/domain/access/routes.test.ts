import { expect } from 'chai';

import { ROUTES, type SiteRoute } from '../../../src/domain/access/routes.js';

/**
 * The table of docs/spec/start-and-routes.md#routes, repeated here so that a change of the routes has to be made twice.
 */
const EXPECTED: readonly (readonly [string, SiteRoute['frame'], 'public' | 'members', string])[] = [
  ['/', 'main', 'public', ''],
  ['/login/callback', 'main', 'public', '加载中'],
  ['/courses', 'main', 'public', '录播课'],
  ['/courses/detail/:courseId', 'main', 'public', '课程详情'],
  ['/courses/video/:courseId', 'main', 'members', '课程学习'],
  ['/announcement', 'main', 'public', '公告'],
  ['/member', 'member', 'members', '学员中心'],
  ['/member/messages', 'member', 'members', '我的消息'],
  ['/member/orders', 'member', 'members', '所有订单'],
  ['/member/credit1-free', 'member', 'members', '我的积分'],
  ['/member/notes', 'member', 'members', '我的笔记'],
  ['/vip', 'main', 'public', '会员中心'],
  ['/order', 'main', 'members', '收银台'],
  ['/order/pay', 'main', 'members', '支付中'],
  ['/order/success', 'main', 'members', '支付成功'],
  ['/search', 'main', 'public', '全站搜索'],
  ['/error', 'main', 'public', '错误'],
  ['/study-center', 'main', 'members', '我的学习'],
  ['/face-check', 'main', 'public', '实名认证'],
  ['/bind-mobile', 'main', 'public', '绑定手机号'],
  ['/login', 'header', 'public', '登录'],
  ['*', 'none', 'public', '页面不存在'],
];

describe('The route', () => {
  for (const [pattern, frame, access, title] of EXPECTED) {
    it(`${pattern} has the layout "${frame}", the access "${access}" and the title "${title}"`, () => {
      const route = Object.values<SiteRoute>(ROUTES).find((row) => row.pattern === pattern);
      expect(route).to.deep.equal({ pattern, frame, isForMembers: access === 'members', title });
    });
  }
});

import type { AddressRow } from '../address-row.js';

export const addresses: readonly AddressRow[] = [
  ['home', '/', '示例学堂', '欢迎来到示例学堂', 'main'],
  ['loginCallback', '/login/callback', '登录未完成 - 示例学堂', '登录未完成', 'main'],
  ['courses', '/courses', '录播课 - 示例学堂', '录播课', 'main'],
  ['courseDetail', '/courses/detail/12', '课程 - 示例学堂', '课程', 'main'],
  ['courseVideo', '/courses/video/12', '第12课 - 课程 - 示例学堂', '第12课', 'main'],
  ['announcement', '/announcement', '公告 - 示例学堂', '公告', 'main'],
  ['member', '/member', '学员中心 - 示例学堂', '学员中心', 'main'],
  ['memberMessages', '/member/messages', '我的消息 - 示例学堂', '我的消息', 'main'],
  ['memberOrders', '/member/orders', '所有订单 - 示例学堂', '所有订单', 'main'],
  ['memberCredit', '/member/credit1-free', '我的积分 - 示例学堂', '我的积分', 'main'],
  ['vip', '/vip', '会员中心 - 示例学堂', '会员中心', 'main'],
  ['order', '/order', '收银台 - 示例学堂', '收银台', 'main'],
  ['orderPay', '/order/pay', '支付中 - 示例学堂', '支付中', 'main'],
  // It names no order: nothing is said to have succeeded (pages §9).
  ['orderSuccess', '/order/success', '支付成功 - 示例学堂', '支付结果', 'main'],
  ['search', '/search?keywords=x', '全站搜索 - 示例学堂', '全站搜索', 'main'],
  ['error', '/error', '错误 - 示例学堂', '错误', 'main'],
  ['studyCenter', '/study-center', '我的学习 - 示例学堂', '我的学习', 'main'],
  ['faceCheck', '/face-check', '实名认证 - 示例学堂', '实名认证', 'main'],
  ['bindMobile', '/bind-mobile', '绑定手机号 - 示例学堂', '绑定手机号', 'main'],
  ['login', '/login', '登录 - 示例学堂', '登录', 'header'],
  ['notFound', '/no/such/page', '页面不存在 - 示例学堂', '页面不存在', 'none'],
];

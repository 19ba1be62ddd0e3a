import type { AddressRow } from '../address-row.js';

export const addresses: readonly AddressRow[] = [
  ['home', '/', 'public', '示例学堂', '欢迎来到示例学堂', 'main'],
  ['loginCallback', '/login/callback', 'public', '登录未完成 - 示例学堂', '登录未完成', 'main'],
  ['courses', '/courses', 'public', '录播课 - 示例学堂', '录播课', 'main'],
  ['courseDetail', '/courses/detail/12', 'public', '课程 - 示例学堂', '课程', 'main'],
  ['lesson', '/courses/video/12', 'members', '第12课 - 课程 - 示例学堂', '第12课', 'main'],
  ['announcement', '/announcement', 'public', '公告 - 示例学堂', '公告', 'main'],
  ['member', '/member', 'members', '学员中心 - 示例学堂', '学员中心', 'main'],
  ['memberMessages', '/member/messages', 'members', '我的消息 - 示例学堂', '我的消息', 'main'],
  ['memberOrders', '/member/orders', 'members', '所有订单 - 示例学堂', '所有订单', 'main'],
  ['memberPoints', '/member/credit1-free', 'members', '我的积分 - 示例学堂', '我的积分', 'main'],
  ['memberNotes', '/member/notes', 'members', '我的笔记 - 示例学堂', '我的笔记', 'main'],
  ['vip', '/vip', 'public', '会员中心 - 示例学堂', '会员中心', 'main'],
  ['order', '/order', 'members', '收银台 - 示例学堂', '收银台', 'main'],
  ['orderPay', '/order/pay', 'members', '支付中 - 示例学堂', '订单支付', 'main'],
  // The address names no order, so the page does not report a success (docs/spec/orders.md#success-page).
  ['orderSuccess', '/order/success', 'members', '支付成功 - 示例学堂', '支付结果', 'main'],
  ['search', '/search?keywords=x', 'public', '全站搜索 - 示例学堂', '“x”的搜索结果', 'main'],
  ['error', '/error', 'public', '错误 - 示例学堂', '出了点问题', 'main'],
  ['studyCenter', '/study-center', 'members', '我的学习 - 示例学堂', '我的学习', 'main'],
  ['faceCheck', '/face-check', 'public', '实名认证 - 示例学堂', '实名认证', 'main'],
  ['bindMobile', '/bind-mobile', 'public', '绑定手机号 - 示例学堂', '绑定手机号', 'main'],
  ['login', '/login', 'public', '登录 - 示例学堂', '登录', 'header'],
  ['notFound', '/no/such/page', 'public', '页面不存在 - 示例学堂', '页面不存在', 'none'],
];

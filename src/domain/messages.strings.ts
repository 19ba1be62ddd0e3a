import type { RouteName } from './access/routes.js';

/** Strings of the messages page (docs/spec/messages-and-points.md#messages). */
export const MEMBER_MESSAGES_EMPTY = '暂无新消息';
export const MARK_ALL_READ = '全部标为已读';
export const ALL_MARKED_READ = '已全部标为已读';
export const MARK_READ = '标为已读';
export const UNREAD_MESSAGE = '未读';
export const NO_TEXT = '（没有内容）';
export const LIST_OF_MESSAGES = '消息列表';
/** What a link in a message leads to, instead of an address that says nothing to a member. */
export const LINK_NAMES: Readonly<Partial<Record<RouteName, string>>> = {
  courseDetail: '查看课程',
  lesson: '查看课时',
  announcement: '查看公告',
  memberOrders: '查看订单',
  memberPoints: '查看积分',
  studyCenter: '我的学习',
  vip: '会员中心',
};
export const READ_LATER = '暂不';
/** The question contains the number of unread messages when it is known (not 0). */
export const confirmAllRead = (count: number): string =>
  count === 0 ? '确定把所有未读消息标为已读吗？' : `确定把 ${count} 条未读消息全部标为已读吗？`;
export const messagesInAll = (total: number): string => `共 ${total} 条消息`;

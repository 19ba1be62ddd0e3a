export const MEMBER_MESSAGES_EMPTY = '暂无新消息';

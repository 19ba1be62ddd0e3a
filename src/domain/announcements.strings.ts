/**
 * The strings of the announcement page (docs/api/announcements.md). The text of its empty state is with the other empty
 * states.
 */
export const ALL_ANNOUNCEMENTS = '全部公告';
export const SEE_LATEST_ANNOUNCEMENT = '查看最新公告';
export const ANNOUNCEMENT_EMPTY = '暂无公告，有新消息会第一时间发布在这里';

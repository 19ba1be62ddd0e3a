/** What stands on the announcement page (pages API 3.2); its empty state stands with those of the other pages. */
export const ALL_ANNOUNCEMENTS = '全部公告';
export const SEE_LATEST_ANNOUNCEMENT = '查看最新公告';
export const ANNOUNCEMENT_EMPTY = '暂无公告，有新消息会第一时间发布在这里';

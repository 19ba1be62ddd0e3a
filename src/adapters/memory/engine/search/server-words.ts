/** What a search misses (pages API 3.22). */
export const KEYWORDS_REQUIRED = '请输入关键字';

import type { SearchType } from './search-address.js';
import type { SearchResultKind } from './search-results.js';
import { isolated } from '../text/isolated.js';

export const SEARCH_HOME = '去首页看看';
export const SEARCH_NOT_STARTED = '在上方输入关键字，搜索全站内容';
export const RECENT_KEYWORDS = '最近搜索';
export const POPULAR_COURSES = '热门课程';
export const SEARCH_OFF = '搜索暂未开放';
export const RESULTS_OF_SEARCH = '搜索结果';
export const TYPES_OF_RESULTS = '结果类型';
export const resultsFor = (keyword: string): string => `“${isolated(keyword)}”的搜索结果`;
export const nothingFoundFor = (keyword: string): string =>
  `没有找到“${isolated(keyword)}”的相关内容，换个关键字试试吧`;
export const resultsInAll = (count: number): string => `共 ${String(count)} 条结果`;

/** The tabs. */
export const TYPE_NAMES: Readonly<Record<SearchType, string>> = { '': '全部', vod: '课程', video: '课时' };

/** The kind of a result, shown before its title. */
export const KIND_NAMES: Readonly<Record<SearchResultKind, string>> = {
  course: '课程',
  lesson: '课时',
  live: '直播',
  book: '电子书',
  article: '图文',
  paper: '试卷',
  practice: '练习',
  'mock-paper': '模拟考试',
  other: '其他',
};

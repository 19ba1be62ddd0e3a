export const SEARCH_HOME = '去首页看看';
export const SEARCH_EMPTY = '暂时没有找到相关内容，换个关键字试试吧';
export const SEARCH_UNASKED = '在上方输入关键字，搜索全站内容';
export const resultsFor = (keyword: string): string => `“${keyword}”的搜索结果`;

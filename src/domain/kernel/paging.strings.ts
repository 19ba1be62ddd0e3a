/** The pager of a list. */
export const PAGES_OF_LIST = '分页';
export const PREVIOUS_PAGE = '上一页';
export const NEXT_PAGE = '下一页';
export const FIRST_PAGE = '回到第一页';
export const LAST_PAGE = '去最后一页';
export const NOTHING_ON_PAGE = '这一页没有内容';
export const numbered = (page: number): string => `第${String(page)}页`;
/** Name of a gap between page numbers, which leads to the page in its middle. */
export const goToPage = (page: number): string => `跳到第${String(page)}页`;
export const pageWithCount = (page: number, count: number): string => `第${page}页，共${count}页`;
/** Accessible name of the breadcrumbs. */
export const BREADCRUMB = '当前位置';

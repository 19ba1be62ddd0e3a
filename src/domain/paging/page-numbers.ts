/** What a pager shows in order: pages, counted from 1, and gaps where at least two pages are left out. */
export type PagerItem = number | 'gap';

/** Most items of a pager: they fit into a row of 360 px. */
const MOST_ITEMS = 7;
/** Pages that are named in a row at an end of the list. The pager keeps its width from page to page. */
const AT_AN_END = 5;

/** The first page, the last one, and those around `page`, which may be past the end. */
export function pageNumbers(page: number, count: number): readonly PagerItem[] {
  if (count <= MOST_ITEMS) return pages(1, count);
  if (page < AT_AN_END) return [...pages(1, AT_AN_END), 'gap', count];
  if (page > count - AT_AN_END + 1) return [1, 'gap', ...pages(count - AT_AN_END + 1, count)];
  return [1, 'gap', ...pages(page - 1, page + 1), 'gap', count];
}

function pages(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

import { type Page, pageCount, type PageRequest } from '../../../src/domain/kernel/paging.js';

/** The short form of a page (docs/api/README.md#paging). */
export function writePageShort<T>({ items, total }: Page<T>, write: (item: T) => unknown) {
  return { data: items.map(write), total };
}

/** The long form; `path` has no slash in front (docs/api/README.md#paging). */
export function writePageFull<T>(
  { items, total = items.length }: Page<T>,
  { page, size }: PageRequest,
  path: string,
  write: (item: T) => unknown,
) {
  const last = pageCount(total, size);
  const urlOf = (number: number) => `${path}?page=${number}`;
  // Even beyond the last page there is a previous page.
  const before = page > 1 ? urlOf(page - 1) : null;
  const next = page < last ? urlOf(page + 1) : null;
  const first = (page - 1) * size + 1;
  return {
    current_page: page,
    data: items.map(write),
    first_page_url: urlOf(1),
    from: items.length > 0 ? first : null,
    last_page: last,
    last_page_url: urlOf(last),
    links: [
      { url: before, label: '&laquo; 上一页', active: false },
      ...Array.from({ length: last }, (_, at) => ({
        url: urlOf(at + 1),
        label: String(at + 1),
        active: at + 1 === page,
      })),
      { url: next, label: '下一页 &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: size,
    prev_page_url: before,
    to: items.length > 0 ? first + items.length - 1 : null,
    total,
  };
}

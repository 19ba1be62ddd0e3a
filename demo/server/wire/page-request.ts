import type { PageRequest } from '../../../src/domain/paging.js';

type Query = Readonly<Record<string, string>>;

/**
 * The requested page. Most v2 calls name the page length `page_size`, the others `size` (docs/api/README.md#paging).
 */
export function requestedPage(query: Query, sizeName: 'page_size' | 'size', defaultSize: number): PageRequest {
  return { page: countOf(query['page']) ?? 1, size: countOf(query[sizeName]) ?? defaultSize };
}

function countOf(text = ''): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

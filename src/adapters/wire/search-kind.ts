import type { SearchResultKind } from '../../domain/search/search-result.js';

/** What the server calls the kinds of what it finds (pages API 3.22). */
const KINDS: ReadonlyMap<string, SearchResultKind> = new Map<string, SearchResultKind>([
  ['vod', 'course'],
  ['video', 'lesson'],
  ['live', 'live'],
  ['book', 'book'],
  ['topic', 'article'],
  ['paper', 'paper'],
  ['practice', 'practice'],
  ['mock_paper', 'mock-paper'],
]);

/** Add-ons bring kinds that nobody has heard of. */
export function searchKind(resourceType: string): SearchResultKind {
  return KINDS.get(resourceType) ?? 'other';
}

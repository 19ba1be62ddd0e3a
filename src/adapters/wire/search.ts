import { asAppError } from '../../domain/errors/app-error.js';
import type { SearchResultKind } from '../../domain/search/search-results.js';
import { SEARCH_OFF } from './strings.js';

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

/** The first generation refuses a search that it has no engine for; the second finds nothing (pages API 3.22). */
export function isSearchOff(thrown: unknown): boolean {
  const error = asAppError(thrown);
  return error.kind === 'refused' && error.message === SEARCH_OFF;
}

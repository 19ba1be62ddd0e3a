import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { isRefusedWith } from '../../domain/errors/known-refusal.js';
import type { SearchResultKind } from '../../domain/search/search-results.js';
import { SEARCH_NOT_SET_UP } from './strings.js';

/** The server's names of the kinds of results (docs/api/search.md#search-the-site). */
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

/** Add-ons of the server may send unknown kinds. */
export function searchKind(resourceType: string): SearchResultKind {
  return KINDS.get(resourceType) ?? 'other';
}

/**
 * The error of a failed search. Without a search engine the first generation refuses it, which is `missing` here; the
 * second finds nothing (docs/api/search.md#when-search-is-off).
 */
export function searchError(thrown: unknown): AppError {
  if (isRefusedWith(thrown, SEARCH_NOT_SET_UP)) return { kind: 'missing', message: SEARCH_NOT_SET_UP };
  return asAppError(thrown);
}

import { courseAddress, lessonAddress } from '../courses/course-address.js';

/** What was found. Those after the first two come from add-ons and have no page here. */
export type SearchResultKind =
  'course' | 'lesson' | 'live' | 'book' | 'article' | 'paper' | 'practice' | 'mock-paper' | 'other';

/** One hit (pages API 3.22). */
export interface SearchResult {
  readonly kind: SearchResultKind;
  /** Of the course, lesson … that was found, unique within its kind. */
  readonly id: number;
  readonly title: string;
  /** The words around the hit as text, never markup; may be empty. */
  readonly snippet: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** Of a course, in whole yuan, 0 for a free one; other kinds have none of their own. */
  readonly priceYuan?: number | undefined;
}

/** Where a hit can be opened; `undefined` for a kind without a page here (pages §15). */
export function searchResultAddress({ kind, id }: Pick<SearchResult, 'kind' | 'id'>): string | undefined {
  switch (kind) {
    case 'course':
      return courseAddress(id);
    case 'lesson':
      return lessonAddress(id);
    default:
      return undefined;
  }
}

import { courseAddress, lessonAddress } from '../courses/course-address.js';
import { comparableText, wordsOf } from './matching-text.js';

/** A part of a text, which matches the keyword or does not. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text at the words of the keyword. The words are no pattern: brackets, dots and stars match only themselves. The
 * parts joined are the text, and no part is empty.
 */
export function markedText(text: string, keywords: string): readonly TextPart[] {
  const characters = Array.from(text);
  const marked = markedCharacters(characters, keywords);
  const parts: TextPart[] = [];
  let from = 0;
  characters.forEach((_, index) => {
    if (index + 1 < characters.length && marked.has(index + 1) === marked.has(from)) return;
    parts.push({ text: characters.slice(from, index + 1).join(''), isMarked: marked.has(from) });
    from = index + 1;
  });
  return parts;
}

/** The indices of the characters that belong to a match, whole ones: `Ⅳ` is compared as two letters. */
function markedCharacters(characters: readonly string[], keywords: string): ReadonlySet<number> {
  const compared = characters.map(comparableText);
  const owners = compared.flatMap(({ length }, index) => Array.from({ length }, () => index));
  const whole = compared.join('');
  const marked = new Set<number>();
  for (const word of wordsOf(keywords)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (const owner of owners.slice(at, at + word.length)) marked.add(owner);
    }
  }
  return marked;
}

/** The kind of a result. All but `course` and `lesson` belong to add-ons and have no page here. */
export type SearchResultKind =
  | 'course'
  | 'lesson'
  | 'live'
  | 'book'
  | 'article'
  | 'paper'
  | 'practice'
  | 'mock-paper'
  | 'other';

/** A search result (docs/api/search.md#search-the-site). */
export interface SearchResult {
  readonly kind: SearchResultKind;
  /** The id of the course, lesson and so on; unique within its kind. */
  readonly id: number;
  readonly title: string;
  /** The text around the match, plain text; may be empty. */
  readonly snippet: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly cover: string;
  /**
   * `undefined` where it is not known, and for kinds other than courses, which have no price of their own. At 0 the course may be
   * free or not for sale: the answer does not contain `is_free`.
   */
  readonly priceYuan?: number | undefined;
}

/** A result whose title and snippet are split at the matching words. */
export interface MarkedResult extends SearchResult {
  readonly titleParts: readonly TextPart[];
  readonly snippetParts: readonly TextPart[];
}

/** Tells results apart: kinds that this site does not know have ids of their own. */
export function searchResultKey({ kind, id, title }: SearchResult): string {
  return `${kind} ${String(id)} ${kind === 'other' ? title : ''}`;
}

export function highlightWords(result: SearchResult, keywords: string): MarkedResult {
  return {
    ...result,
    titleParts: markedText(result.title, keywords),
    snippetParts: markedText(result.snippet, keywords),
  };
}

/** The address of a result; `undefined` for a kind without a page here (docs/spec/search.md#results). */
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

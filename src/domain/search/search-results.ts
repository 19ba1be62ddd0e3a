import { courseAddress, lessonAddress } from '../courses/course-address.js';

/** A part of a text, which matches the keyword or does not. */
export interface TextPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a text at the words of the keyword, ignoring case. The words are no pattern: brackets, dots and stars match
 * only themselves. The parts joined are the text, and no part is empty.
 */
export function markedText(text: string, keywords: string): readonly TextPart[] {
  const marks = markedUnits(text, keywords);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    // After the end the value is `undefined`, which differs from any mark.
    if (marks[at] === marks[from]) continue;
    parts.push({ text: text.slice(from, at), isMarked: marks[from] ?? false });
    from = at;
  }
  return parts;
}

/** Whether each UTF-16 code unit of the text belongs to a match. */
function markedUnits(text: string, keywords: string): readonly boolean[] {
  const folded = foldCase(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of new Set(foldCase(keywords).split(/\s+/).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      marks.fill(true, at, at + word.length);
    }
  }
  return marks;
}

/** Lower case with the same length, so that an index in the result is an index in the text. */
function foldCase(text: string): string {
  return Array.from(text, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join('');
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

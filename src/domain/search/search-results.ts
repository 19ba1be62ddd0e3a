import { courseAddress, lessonAddress } from '../courses/course-address.js';

/** A stretch of a text, either within what was looked for or beside it. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/**
 * Splits a text where words of the keyword stand in it, in any case. The words are looked for as they are: brackets,
 * dots and stars mean nothing but themselves. The parts put together are the text; none is empty.
 */
export function markedText(text: string, keywords: string): readonly TextPart[] {
  const marks = markedUnits(text, keywords);
  const parts: TextPart[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    // Behind the end there is none, which is unlike any.
    if (marks[at] === marks[from]) continue;
    parts.push({ text: text.slice(from, at), marked: marks[from] ?? false });
    from = at;
  }
  return parts;
}

/** Which UTF-16 units of the text belong to a hit. */
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

/** In lower case and as long as before, so that places in it are places in the text. */
function foldCase(text: string): string {
  return Array.from(text, (character) => {
    const lower = character.toLowerCase();
    return lower.length === character.length ? lower : character;
  }).join('');
}

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

/** A hit with the words that were looked for marked, in the texts that a reader sees. */
export interface MarkedResult extends SearchResult {
  readonly titleParts: readonly TextPart[];
  readonly snippetParts: readonly TextPart[];
}

export function markWords(result: SearchResult, keywords: string): MarkedResult {
  return {
    ...result,
    titleParts: markedText(result.title, keywords),
    snippetParts: markedText(result.snippet, keywords),
  };
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

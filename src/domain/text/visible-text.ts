import { withoutLoneSurrogates } from '../kernel/values.js';

/**
 * `DI` is the property Default_Ignorable_Code_Point. Not all of `\p{C}`: it contains icons, and emoji that are newer than
 * the browser.
 */
const VISIBLE_CHARACTER = /[^\s\p{DI}\p{Cc}\p{Cs}\p{M}\u2800\ufff9-\ufffc\u{1d159}]/u;

/**
 * A text that people read, without blanks at its ends; empty when nothing of it can be seen
 * (docs/spec/every-page.md#typed-texts). A visible text keeps its invisible characters, because emoji and scripts are
 * joined by them.
 */
export function visibleText(typed: string): string {
  return VISIBLE_CHARACTER.test(typed) ? withoutLoneSurrogates(typed.trim()) : '';
}

/**
 * The length of a typed text as the server counts it: trimmed, in code points, so that an emoji counts as in PHP. 0 when
 * nothing of it can be seen.
 */
export function countCharacters(typed: string): number {
  return Array.from(visibleText(typed)).length;
}

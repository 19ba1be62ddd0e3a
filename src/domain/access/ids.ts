import { plainPath } from './paths.js';

/**
 * The beginning of a value that a program reads (id, page, second, tab), without what a chat has glued to it; empty
 * where a sign and a digit follow: `2.5`, `25/6` (docs/spec/every-page.md#address).
 */
export function wordIn(text: string): string {
  const narrow = text.replace(/\p{DI}/gu, '').replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\s*\+?(\w+)(?!\w|[ -~]\d)/.exec(narrow)?.[1] ?? '';
}

/** A whole number from 1 to 999,999,999; `undefined` for any other value. In a plain path a glued `/` is `%2f`. */
export function idOf(text: string): number | undefined {
  const [, digits] = /^0*([1-9]\d{0,8})$/.exec(wordIn(text.replace('%2f', '/'))) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The id at the end of the path of a course or lesson. */
export function idInPath(path: string): number | undefined {
  return idOf(plainPath(path).replace(/.*\//s, ''));
}

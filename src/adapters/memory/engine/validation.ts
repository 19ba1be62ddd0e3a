import { refused } from './refusal.js';

/** One rule of an endpoint: whether it is broken, and what the server says then. */
export type Rule = readonly [broken: boolean, words: string];

/** Refuses with the words of all broken rules, in their order, joined as the server joins them (API 1.3). */
export function demand(...rules: readonly Rule[]): void {
  const words = rules.filter(([broken]) => broken).map(([, said]) => said);
  if (words.length > 0) throw refused(words.join(','));
}

/** What `required` refuses: missing and blank strings (API 1.3). */
export function isBlank(value: string | number): boolean {
  return String(value).trim() === '';
}

/** `{status}` is the object code of a face check that is not decided yet (API 2.21). */
export type EnvelopeCode = number | { readonly status: number };

/** The server says no: what stands in its envelope instead of data (API 1.2). */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: EnvelopeCode,
    message: string,
  ) {
    super(message);
  }
}

/** A business rule says no, in words for the visitor. */
export function refused(words: string): Refusal {
  return new Refusal(1, words);
}

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

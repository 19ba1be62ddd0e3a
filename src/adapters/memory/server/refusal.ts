/**
 * `{status}` is the object code of a face check that is not decided yet (docs/api/signing-in.md#query-the-face-check).
 */
export type EnvelopeCode = number | { readonly status: number };

/** The server says no: what stands in its envelope instead of data (docs/api/README.md#envelope). */
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

/**
 * Refuses with the words of all broken rules, in their order, joined as the server joins them
 * (docs/api/README.md#validation-errors).
 */
export function demand(...rules: readonly Rule[]): void {
  const words = rules.filter(([broken]) => broken).map(([, said]) => said);
  if (words.length > 0) throw refused(words.join(','));
}

/** What `required` refuses: missing and blank strings (docs/api/README.md#validation-errors). */
export function isBlank(value: string | number): boolean {
  return String(value).trim() === '';
}

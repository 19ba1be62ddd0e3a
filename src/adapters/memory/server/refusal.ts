/**
 * `{status}` is the object that serves as code while a face check is undecided
 * (docs/api/signing-in.md#query-the-face-check).
 */
export type EnvelopeCode = number | { readonly status: number };

/** The server refuses a request: code and message of its envelope (docs/api/README.md#envelope). */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: EnvelopeCode,
    message: string,
  ) {
    super(message);
  }
}

/** A refusal by a business rule; `text` is the message for the visitor. */
export function refused(text: string): Refusal {
  return new Refusal(1, text);
}

/** One rule of an endpoint: whether it is broken, and the message for that case. */
export type Rule = readonly [broken: boolean, text: string];

/**
 * Throws a `Refusal` with the messages of all broken rules, in their order, joined as the server joins them
 * (docs/api/README.md#validation-errors).
 */
export function enforce(...rules: readonly Rule[]): void {
  const texts = rules.filter(([broken]) => broken).map(([, said]) => said);
  if (texts.length > 0) throw refused(texts.join(','));
}

/**
 * True for missing and blank strings, which the server's rule `required` refuses
 * (docs/api/README.md#validation-errors).
 */
export function isBlank(value: string | number): boolean {
  return String(value).trim() === '';
}

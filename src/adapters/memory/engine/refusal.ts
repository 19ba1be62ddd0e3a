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

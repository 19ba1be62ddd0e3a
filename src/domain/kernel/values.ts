/** Makes a missing union member a compile error, and throws if an unchecked value arrives at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/**
 * Replaces half a surrogate pair (a cut emoji) by the replacement character, so that every encoding can carry the text.
 */
export function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Makes a missing union member a compile error, and throws if an unchecked value arrives at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** The entries whose identity none before them has, such as the rows of a list that a server sends twice. */
export function uniqueBy<T>(entries: readonly T[], identify: (entry: T) => unknown): readonly T[] {
  const known = new Set<unknown>();
  // A known identity does not make the set larger.
  return entries.filter((entry) => known.size < known.add(identify(entry)).size);
}

/**
 * Replaces half a surrogate pair (a cut emoji) by the replacement character, so that every encoding can carry the text.
 */
export function withoutLoneSurrogates(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/** Makes a forgotten member of a union a compile error, and a loud one should an unchecked value slip through. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

/** A text that every encoding can carry: half of a surrogate pair (an emoji cut in two) becomes the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

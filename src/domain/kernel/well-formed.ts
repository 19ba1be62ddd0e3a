/** A text that every encoding can carry: half of a surrogate pair (an emoji cut in two) becomes the replacement character. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}

/**
 * What PHP leaves of a text when it strips its tags: from a bracket that is followed by no blank to the next closing
 * one, or to the end when there is none.
 */
export function stripTags(text: string): string {
  return text.replace(/<[^\s<>][^>]*(?:>|$)/g, '');
}

/** A text as a search compares it: in any letter case and width. A character may become several. */
export function comparableText(text: string): string {
  return Array.from(text, (character) => character.normalize('NFKC').toLowerCase()).join('');
}

/** The words that are searched, as they are compared, each once. */
export function wordsOf(typed: string): readonly string[] {
  return [...new Set(comparableText(typed).split(/\s+/))].filter(Boolean);
}

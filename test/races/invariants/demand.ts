/** Fails a sequence with words. */
export function demand(holds: boolean, words: string): void {
  if (!holds) throw new Error(words);
}

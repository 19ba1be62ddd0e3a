/** Letters of scripts that run from right to left, and marks that change the direction. */
const CHANGES_DIRECTION =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\ud802\ud803\ud83a\ud83b]/;

/**
 * A text of others for use inside a sentence of ours, so that it cannot reorder the sentence: between U+2068 and
 * U+2069, with its own isolates balanced. A text without influence on the direction stays as it is, so most titles
 * contain no invisible characters.
 */
export function isolated(text: string): string {
  if (!CHANGES_DIRECTION.test(text)) return text;
  let open = 0;
  const balanced = text.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return mark;
  });
  return `\u2068${balanced}${'\u2069'.repeat(open)}\u2069`;
}

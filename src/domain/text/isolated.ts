/** Letters from right to left, marks that change the direction, and a few characters more: a short pattern. */
const MAY_CHANGE_DIRECTION = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc\ud802-\ud83b]/;

/**
 * A text of others for use inside a sentence of ours, so that it cannot reorder the sentence: between U+2068 and U+2069,
 * without such marks of its own. A text without influence on the direction stays as it is, so most titles contain no
 * invisible characters.
 */
export function isolated(text: string): string {
  return MAY_CHANGE_DIRECTION.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text;
}

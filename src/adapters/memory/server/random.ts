/** A number from 0 up to but not including 1, like `Math.random`, which is one. */
export type Random = () => number;

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** The same numbers for the same seed, so that a run can be repeated (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A text of that length that nobody can guess, as far as `random` allows. */
export function randomText(random: Random, length: number, alphabet = LETTERS_AND_DIGITS): string {
  const letter = () => alphabet.charAt(Math.floor(random() * alphabet.length));
  return Array.from({ length }, letter).join('');
}

/** Somewhere from `from` up to `to`. */
export function randomBetween(random: Random, from: number, to: number): number {
  return Math.round(from + random() * (to - from));
}

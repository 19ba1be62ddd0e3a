/** Returns a number from 0 up to but not including 1. `Math.random` has this type. */
export type Random = () => number;

const LETTERS_AND_DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns the same numbers for the same seed, so that a run can be repeated (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Random text of the given length. It is as hard to guess as the numbers of `random`. */
export function randomText(random: Random, length: number, alphabet = LETTERS_AND_DIGITS): string {
  const letter = () => alphabet.charAt(Math.floor(random() * alphabet.length));
  return Array.from({ length }, letter).join('');
}

/** A random integer from `from` to `to`, both included. */
export function randomBetween(random: Random, from: number, to: number): number {
  return Math.round(from + random() * (to - from));
}

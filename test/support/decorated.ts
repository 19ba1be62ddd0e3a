import fc from 'fast-check';

/** Characters without a mark of their own, which arrive with pasted text: one of each kind. */
export const INVISIBLE: readonly string[] = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180b', '\u180e', '\u200b', '\u200c', '\u200d'],
  ...['\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2064', '\u2066', '\u2067', '\u2068', '\u2069', '\u206f'],
  ...['\u3164', '\ufe00', '\ufe0f', '\ufeff', '\uffa0', '\u{1d173}', '\u{e0020}', '\u{e007f}', '\u{e0100}'],
];

/** What visitors and editors put between the groups of a number. */
export const SEPARATORS: readonly string[] = [
  ...[' ', '\t', '\n', '\u00a0', '\u2003', '\u202f', '\u3000', '\u2800'],
  ...['-', '\u2010', '\u2011', '\u2012', '–', '—', '―', '\u2212', '﹘', '﹣', '－'],
];

/** The text with any of the insertions around each of its characters, and any of these in its full-width form. */
export function decorated(plain: string, insertions: readonly string[]): fc.Arbitrary<string> {
  const insertion = fc.array(fc.constantFrom(...insertions), { maxLength: 3 }).map((all) => all.join(''));
  const parts = Array.from(plain, (character) =>
    fc.tuple(insertion, fc.constantFrom(character, fullWidth(character)), insertion),
  );
  return fc.tuple(...parts).map((all) => all.flat().join(''));
}

/** The full-width form of an ASCII character. */
function fullWidth(character: string): string {
  return character === ' ' ? '\u3000' : String.fromCharCode(character.charCodeAt(0) + 0xfee0);
}

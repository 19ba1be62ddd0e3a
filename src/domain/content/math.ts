/** A formula and the characters it stands between; `undefined` at either end of the text. */
export interface Surroundings {
  readonly tex: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A pair of delimiters of spec §4. */
export interface MathDelimiter {
  readonly open: string;
  readonly close: string;
  /** The formula stands on a line of its own. */
  readonly display: boolean;
  /** Whether what was found between the two is a formula after all. */
  allows(found: Surroundings): boolean;
}

/** Nobody reads a longer one; and no text, however crooked, takes long to be searched. */
const LONGEST_FORMULA = 5000;

/** "5起", "1,299.00 元": a price, of which the dollar sign was no delimiter. */
const AMOUNT_IN_CHINESE = /^\d[\d,.]*\s*[\p{Script=Han}，。、；：！？（）]/u;

/** The longer one first: `$$` is not two empty formulas. */
const DELIMITERS: readonly MathDelimiter[] = [
  { open: '$$', close: '$$', display: true, allows: () => true },
  { open: '$', close: '$', display: false, allows: isNoPrice },
  { open: '\\(', close: '\\)', display: false, allows: () => true },
  { open: '\\[', close: '\\]', display: true, allows: () => true },
];

/** The delimiter that a formula at this very place would open with. */
function openingAt(text: string, at: number): MathDelimiter | undefined {
  return DELIMITERS.find(({ open }) => text.startsWith(open, at));
}

/** Where the closing delimiter is: the first that is neither escaped nor inside braces. */
function closingOf(rest: string, { close }: MathDelimiter): number | undefined {
  let depth = 0;
  for (let at = 0; at < rest.length; at += rest[at] === '\\' ? 2 : 1) {
    if (depth === 0 && rest.startsWith(close, at)) return at;
    if (rest[at] === '{') depth += 1;
    // A brace too many: what began here was no formula.
    else if (rest[at] === '}' && --depth < 0) return undefined;
  }
  return undefined;
}

/** The rule of the single dollar, see `splitMath`. */
function isNoPrice({ tex, before, after }: Surroundings): boolean {
  const opens = !/[a-z\d]/i.test(before ?? '');
  const closes = !/\d/.test(after ?? '');
  const tight = !/^\s|\s$|[\r\n]/.test(tex);
  return opens && closes && tight && !AMOUNT_IN_CHINESE.test(tex);
}

/** A stretch of text: words, or a formula between its delimiters. */
export type TextPiece =
  | { readonly kind: 'words'; readonly source: string }
  | {
      readonly kind: 'formula';
      /** As written, delimiters and all: what is shown should the formula not be drawn. */
      readonly source: string;
      readonly tex: string;
      /** On a line of its own. */
      readonly display: boolean;
    };

/**
 * Finds the formulas of a text by the delimiters of spec §4. Every character is in exactly one piece: the sources,
 * one after the other, are the text.
 *
 * A lone `$` stays a dollar sign (clarifications §11, lesson 36). `$…$` is a formula only if
 * - its first `$` follows no letter or digit ("US$5", "5$") and no backslash,
 * - neither end is a blank and nothing in it is a line break,
 * - the next `$` outside braces closes it, and no digit follows that one ("$5-$10", "$5/$6"),
 * - it is not an amount with Chinese behind it ("$5起，原价$x").
 *
 * A formula holds no half of a pair of braces, `\$` is a dollar sign everywhere, and an empty formula is none.
 * Whether a text may hold formulas at all is for the caller to say: code never does.
 */
export function splitMath(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let wordsFrom = 0;
  const endWordsAt = (end: number): void => {
    if (end > wordsFrom) pieces.push({ kind: 'words', source: text.slice(wordsFrom, end) });
  };

  for (let at = 0; at < text.length;) {
    const delimiter = openingAt(text, at);
    const end = delimiter && endOfFormula(text, at, delimiter);
    if (delimiter === undefined || end === undefined) {
      // An escaped character belongs to its backslash, and two dollars that open nothing are not one that might.
      at += delimiter?.open.length ?? (text[at] === '\\' ? 2 : 1);
      continue;
    }
    endWordsAt(at);
    const tex = text.slice(at + delimiter.open.length, end - delimiter.close.length);
    pieces.push({ kind: 'formula', source: text.slice(at, end), tex, display: delimiter.display });
    at = wordsFrom = end;
  }
  endWordsAt(text.length);
  return pieces;
}

/** Behind the closing delimiter of the formula that opens at `start`; `undefined` when none does. */
function endOfFormula(text: string, start: number, delimiter: MathDelimiter): number | undefined {
  const from = start + delimiter.open.length;
  const close = closingOf(text.slice(from, from + LONGEST_FORMULA), delimiter);
  if (close === undefined) return undefined;
  const tex = text.slice(from, from + close);
  const end = from + close + delimiter.close.length;
  const allowed = tex.trim() !== '' && delimiter.allows({ tex, before: text[start - 1], after: text[end] });
  return allowed ? end : undefined;
}

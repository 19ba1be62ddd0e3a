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
export const LONGEST_FORMULA = 5000;

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
export function openingAt(text: string, at: number): MathDelimiter | undefined {
  return DELIMITERS.find(({ open }) => text.startsWith(open, at));
}

/** Where the closing delimiter is: the first that is neither escaped nor inside braces. */
export function closingOf(rest: string, { close }: MathDelimiter): number | undefined {
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

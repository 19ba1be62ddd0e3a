/** A formula and the characters before and after it; `undefined` at the beginning or the end of the text. */
export interface FormulaContext {
  readonly tex: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** A pair of delimiters. */
export interface FormulaDelimiter {
  readonly open: string;
  readonly close: string;
  /** The formula is displayed on a line of its own. */
  readonly display: boolean;
}

/** The table of docs/spec/rich-text.md#formulas. `$$` is tried before `$`, so that it is not read as an empty formula. */
const DELIMITERS: readonly FormulaDelimiter[] = [
  { open: '$$', close: '$$', display: true },
  { open: '$', close: '$', display: false },
  { open: '\\(', close: '\\)', display: false },
  { open: '\\[', close: '\\]', display: true },
];

/** Whether a text, or its JSON, may have a formula: quickly, and never false where `splitFormulas` finds one. */
export function mayHaveFormulas(text: string): boolean {
  return DELIMITERS.some(({ open, close }) => {
    const start = text.indexOf(open);
    return start >= 0 && text.includes(close, start + open.length);
  });
}

/** Longer than any real formula. It also limits the time that a search in a malformed text takes. */
const LONGEST_FORMULA = 5000;

/** A price such as "5起" or "1,299.00 元": the dollar sign before it is no delimiter. */
const AMOUNT_IN_CHINESE = /^\d[\d,.]*\s*[\p{Script=Han}，。、；：！？（）]/u;

/** The delimiter that begins at this position. */
function openingAt(text: string, at: number): FormulaDelimiter | undefined {
  return DELIMITERS.find(({ open }) => text.startsWith(open, at));
}

/** The position of the closing delimiter: the first one that is neither escaped nor inside braces. */
function closingOf(rest: string, { close }: FormulaDelimiter): number | undefined {
  let depth = 0;
  for (let at = 0; at < rest.length; at += rest[at] === '\\' ? 2 : 1) {
    if (depth === 0 && rest.startsWith(close, at)) return at;
    if (rest[at] === '{') depth += 1;
    // An unmatched closing brace: the text is no formula.
    else if (rest[at] === '}' && --depth < 0) return undefined;
  }
  return undefined;
}

/** The rule for the single dollar sign, see `splitFormulas`. */
function isNoPrice({ tex, before, after }: FormulaContext): boolean {
  const opens = !/[a-z\d]/i.test(before ?? '');
  const closes = !/\d/.test(after ?? '');
  const tight = !/^\s|\s$|[\r\n]/.test(tex);
  return opens && closes && tight && !AMOUNT_IN_CHINESE.test(tex);
}

/** A piece of a text: plain text, or a formula with its delimiters. */
export type TextPiece =
  | { readonly kind: 'text'; readonly source: string }
  | {
      readonly kind: 'formula';
      /** As written, with the delimiters; shown when the formula cannot be rendered. */
      readonly source: string;
      readonly tex: string;
      /** On a line of its own. */
      readonly display: boolean;
    };

/**
 * Splits a text at its formulas, by the delimiters of docs/spec/rich-text.md#formulas. The `source`s of all pieces
 * joined are the text.
 *
 * A lone `$` stays a dollar sign (docs/spec/rich-text.md#formulas). `$…$` is a formula only if
 * - no letter, digit or backslash precedes the first `$` ("US$5", "5$"),
 * - the content neither begins nor ends with a space, and contains no line break,
 * - the next `$` outside braces closes it, and no digit follows that one ("$5-$10", "$5/$6"),
 * - the content is not a price followed by Chinese text ("$5起，原价$x").
 *
 * In a formula braces are balanced; `\$` is always a dollar sign; an empty formula is plain text. The caller decides
 * whether a text may contain formulas: code never does.
 */
export function splitFormulas(text: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let textStart = 0;
  const endTextAt = (end: number): void => {
    if (end > textStart) pieces.push({ kind: 'text', source: text.slice(textStart, end) });
  };

  for (let at = 0; at < text.length;) {
    const delimiter = openingAt(text, at);
    const end = delimiter && endOfFormula(text, at, delimiter);
    if (delimiter === undefined || end === undefined) {
      // Skip the character after a backslash, and skip an unclosed `$$` as a whole, because its second `$` opens
      // nothing.
      at += delimiter?.open.length ?? (text[at] === '\\' ? 2 : 1);
      continue;
    }
    endTextAt(at);
    const tex = text.slice(at + delimiter.open.length, end - delimiter.close.length);
    pieces.push({ kind: 'formula', source: text.slice(at, end), tex, display: delimiter.display });
    at = textStart = end;
  }
  endTextAt(text.length);
  return pieces;
}

/** The position after the closing delimiter of the formula that opens at `start`; `undefined` when it is no formula. */
function endOfFormula(text: string, start: number, delimiter: FormulaDelimiter): number | undefined {
  const from = start + delimiter.open.length;
  const close = closingOf(text.slice(from, from + LONGEST_FORMULA), delimiter);
  if (close === undefined) return undefined;
  const tex = text.slice(from, from + close);
  const end = from + close + delimiter.close.length;
  const allowed = delimiter.open !== '$' || isNoPrice({ tex, before: text[start - 1], after: text[end] });
  return tex.trim() !== '' && allowed ? end : undefined;
}

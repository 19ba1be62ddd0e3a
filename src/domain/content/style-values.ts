import { readColour } from '../colours/css-colour.js';

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The closed list of docs/spec/rich-text.md#styles, in longhand properties. */
export type StyleProperty =
  | 'text-align'
  | 'text-indent'
  | 'text-decoration'
  | 'font-weight'
  | 'font-style'
  | 'font-size'
  | 'line-height'
  | 'color'
  | 'background-color'
  | 'width'
  | 'max-width'
  | 'vertical-align'
  | 'list-style-type'
  | `padding-${Side}`
  | `margin-${Side}`
  | `border-${Side}-${'width' | 'style' | 'color'}`;

export type Declaration = readonly [property: StyleProperty, value: string];

/** Parses a value and writes it again; `undefined` when it is not allowed. */
export type ReadValue = (value: string) => string | undefined;

/** Accepts exactly these keywords. */
export function oneOf(...words: readonly string[]): ReadValue {
  return (value) => (words.includes(value) ? value : undefined);
}

/** Splits a value at spaces. A function such as `rgb(0, 0, 0)` is one part. */
export function partsOf(value: string): readonly string[] {
  return value.match(/[^\s()]+(?:\([^()]*\))?|[()]/g) ?? [];
}

/** Expands one to four values to the four sides, clockwise from the top, as CSS does. */
function eachSide(value: string): readonly (readonly [side: Side, part: string])[] {
  const parts = partsOf(value);
  const [top = '', right = top, bottom = top, left = right] = parts;
  const of: Readonly<Record<Side, string>> = { top, right, bottom, left };
  return parts.length > 4 ? [] : SIDES.map((side) => [side, of[side]]);
}

/** A parsed length. Absolute units are converted to pixels. */
interface Length {
  readonly amount: number;
  readonly unit: 'px' | 'em' | 'rem' | '%';
}

/** The greatest allowed length in each unit. A unit without a limit is not allowed. */
export interface LengthLimits {
  readonly px: number;
  /** For `em` and `rem`. */
  readonly em: number;
  readonly '%'?: number;
}

const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, in: 96, cm: 96 / 2.54, mm: 9.6 / 2.54 };

/** Parses a length. Negative ones are rejected, because they could cover other content. */
export function parseLength(text: string): Length | undefined {
  const [, number, unit = ''] = /^\+?(\d+\.?\d*|\.\d+)([a-z]+|%)?$/.exec(text) ?? [];
  const amount = Number(number);
  // This also rejects text that is no length: its amount is NaN.
  if (unit === '' && amount !== 0) return undefined;
  if (unit === 'em' || unit === 'rem' || unit === '%') return { amount, unit };
  const pixels = unit === '' ? 1 : Object.hasOwn(PIXELS, unit) ? PIXELS[unit] : undefined;
  return pixels === undefined ? undefined : { amount: amount * pixels, unit: 'px' };
}

/** Parses a length, limits it and writes it again; `undefined` when it is invalid or its unit has no limit. */
export function lengthWithin(limits: LengthLimits): (text: string) => string | undefined {
  return (text) => {
    const length = parseLength(text);
    if (length === undefined) return undefined;
    const limit = limits[length.unit === 'rem' ? 'em' : length.unit];
    return limit === undefined ? undefined : `${rounded(Math.min(length.amount, limit))}${length.unit}`;
  };
}

/** Rounds to two decimals, which is finer than any screen. */
export function rounded(amount: number): string {
  return String(Math.round(amount * 100) / 100);
}

type Reader = (value: string) => readonly Declaration[];
type Aspect = 'width' | 'style' | 'color';

/** Wide enough for the lines of a table. */
const upTo4px = lengthWithin({ px: 4, em: 0.25 });
const WIDTHS: ReadonlyMap<string, string> = new Map([
  ['thin', '1px'],
  ['medium', '3px'],
  ['thick', '4px'],
]);
const LINES = oneOf('none', 'solid', 'dashed', 'dotted', 'double');
/** Written as `solid`: their light and dark edges would add two more colours. */
const DRAWN_AS_SOLID = oneOf('groove', 'ridge', 'inset', 'outset');

const ASPECT_READERS: Readonly<Record<Aspect, ReadValue>> = {
  width: (part) => upTo4px(WIDTHS.get(part) ?? part),
  style: (part) => (part === 'hidden' ? 'none' : DRAWN_AS_SOLID(part) === undefined ? LINES(part) : 'solid'),
  color: readColour,
};
const ASPECTS = ['width', 'style', 'color'] as const satisfies readonly Aspect[];

/**
 * The longhands of one side from a shorthand such as `1px solid #ccc`, in any order. Without a style there is no
 * border.
 */
function border(side: Side, value: string): readonly Declaration[] {
  const found = new Map<Aspect, string>();
  for (const part of partsOf(value)) {
    for (const aspect of ASPECTS) {
      const read = ASPECT_READERS[aspect](part);
      if (read !== undefined) found.set(aspect, read);
    }
  }
  if (found.size > 0 && !found.has('style')) found.set('style', 'none');
  return [...found].map(([aspect, read]) => [`border-${side}-${aspect}`, read]);
}

const upTo2em = lengthWithin({ px: 32, em: 2 });

function margin(side: Side, part: string): string | undefined {
  // `auto` centres tables and images.
  return part === 'auto' && (side === 'left' || side === 'right') ? part : upTo2em(part);
}

/** The declaration as a list; empty when there is no value. */
function toDeclarations(property: Declaration[0], value: string | undefined): readonly Declaration[] {
  return value === undefined ? [] : [[property, value]];
}

/** Readers for padding, margin and border. A side with an invalid value gets no declaration. */
export const BOX_READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['padding', (value) => eachSide(value).flatMap(([side, part]) => toDeclarations(`padding-${side}`, upTo2em(part)))],
  [
    'margin',
    (value) => eachSide(value).flatMap(([side, part]) => toDeclarations(`margin-${side}`, margin(side, part))),
  ],
  ['border', (value) => SIDES.flatMap((side) => border(side, value))],
  ...ASPECTS.map((aspect): [string, Reader] => [
    `border-${aspect}`,
    (value) =>
      eachSide(value).flatMap(([side, part]) =>
        toDeclarations(`border-${side}-${aspect}`, ASPECT_READERS[aspect](part)),
      ),
  ]),
  ...SIDES.flatMap((side): [string, Reader][] => [
    [`padding-${side}`, (value) => toDeclarations(`padding-${side}`, upTo2em(value))],
    [`margin-${side}`, (value) => toDeclarations(`margin-${side}`, margin(side, value))],
    [`border-${side}`, (value) => border(side, value)],
    ...ASPECTS.map((aspect): [string, Reader] => [
      `border-${side}-${aspect}`,
      (value) => toDeclarations(`border-${side}-${aspect}`, ASPECT_READERS[aspect](value)),
    ]),
  ]),
]);

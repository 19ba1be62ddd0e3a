export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** The closed list of pages §14, in longhand where it has sides. */
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

/** Reads a value and writes it anew; `undefined` when it is none that may be. */
export type ReadValue = (value: string) => string | undefined;

/** One of these words. */
export function oneOf(...words: readonly string[]): ReadValue {
  return (value) => (words.includes(value) ? value : undefined);
}

/** The parts of a value, each with its brackets. */
export function partsOf(value: string): readonly string[] {
  return value.match(/[^\s()]+(?:\([^()]*\))?|[()]/g) ?? [];
}

/** What each side gets of one to four values, clockwise from the top. */
export function eachSide(value: string): readonly (readonly [side: Side, part: string])[] {
  const parts = partsOf(value);
  const [top = '', right = top, bottom = top, left = right] = parts;
  const of: Readonly<Record<Side, string>> = { top, right, bottom, left };
  return parts.length > 4 ? [] : SIDES.map((side) => [side, of[side]]);
}

/** An element with the attributes that HTML had before it had styles; `undefined` for one that it has not. */
export interface LegacyElement {
  /** In lower case. */
  readonly tag: string;
  readonly attribute: (name: string) => string | undefined;
  /** Of the table that a cell is in. */
  readonly tableAttribute: (name: string) => string | undefined;
}

const FONT_SIZES = ['xx-small', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large'];
const LIST_TYPES: ReadonlyMap<string, string> = new Map([
  ['1', 'decimal'],
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
]);

/** The same as a `style`, to be read by `readStyle` like any other: nothing is checked here. */
export function styleOfAttributes(element: LegacyElement): string {
  const { tag } = element;
  return Object.entries({
    ...alignment(element),
    ...(tag === 'td' || tag === 'th' ? cell(element) : {}),
    ...(tag === 'font' ? { color: colour(element.attribute('color')), 'font-size': fontSize(element) } : {}),
    ...(tag === 'big' ? { 'font-size': 'larger' } : {}),
    // Pictures and films have these two for their shape.
    ...(tag === 'img' || tag === 'video' ? {} : { width: length(element.attribute('width')) }),
    ...(tag === 'ol' || tag === 'ul' || tag === 'li' ? { 'list-style-type': listType(element) } : {}),
    'background-color': colour(element.attribute('bgcolor')),
  })
    .flatMap(([property, value]) => (value === undefined ? [] : [`${property}:${value}`]))
    .join(';');
}

type Style = Readonly<Record<string, string | undefined>>;

function alignment({ tag, attribute }: LegacyElement): Style {
  const align = attribute('align')?.toLowerCase();
  if (tag === 'center') return { 'text-align': 'center' };
  if (tag === 'img') return { 'vertical-align': align };
  // A table stands aside as a whole; its words do not.
  if (tag === 'table') return align === 'center' ? { margin: '0 auto' } : {};
  return { 'text-align': align, 'vertical-align': attribute('valign') };
}

function cell({ tableAttribute }: LegacyElement): Style {
  return {
    padding: length(tableAttribute('cellpadding')),
    border: tableAttribute('border') === '0' ? 'none' : undefined,
  };
}

/** Digits may stand alone. */
function colour(value: string | undefined): string | undefined {
  return value?.replace(/^(?=(?:[\da-f]{3}){1,2}$)/i, '#');
}

function length(value: string | undefined): string | undefined {
  return value?.trim().replace(/^[\d.]+$/, '$&px');
}

/** From 1 to 7 with 3 in the middle, or so many steps from there. */
function fontSize({ attribute }: LegacyElement): string | undefined {
  const size = attribute('size')?.trim() ?? '';
  const steps = /^[+-]/.test(size) ? 3 + Number(size) : Number(size);
  // What is no whole number is no place in the list.
  return size === '' ? undefined : FONT_SIZES[Math.min(7, Math.max(1, steps))];
}

function listType({ attribute }: LegacyElement): string | undefined {
  const type = attribute('type');
  return LIST_TYPES.get(type ?? '') ?? type;
}

/** HTML knows no heading below this one. */
const LOWEST = 6;

/**
 * New levels for the headings of a text, in their order, so that they fit under the headings of the page: the highest
 * get `top`, what stands under another heading comes one level below it, and none is left out on the way down.
 */
export function outlineLevels(levels: readonly number[], top: number): readonly number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while ((above.at(-1) ?? -Infinity) >= level) above.pop();
    above.push(level);
    return Math.min(LOWEST, top + above.length - 1);
  });
}

/**
 * An element whose presentational HTML attributes are read. Both functions return `undefined` for a missing attribute.
 */
export interface LegacyElement {
  /** In lower case. */
  readonly tag: string;
  readonly attribute: (name: string) => string | undefined;
  /** An attribute of the table that contains the cell. */
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

/**
 * The presentational attributes as a `style`. Values are not checked here: `readStyle` reads them like any other style.
 */
export function styleOfAttributes(element: LegacyElement): string {
  const { tag } = element;
  return Object.entries({
    ...alignment(element),
    ...(tag === 'td' || tag === 'th' ? cell(element) : {}),
    ...(tag === 'font' ? { color: colour(element.attribute('color')), 'font-size': fontSize(element) } : {}),
    ...(tag === 'big' ? { 'font-size': 'larger' } : {}),
    // For images and videos, width and height reserve the space by their ratio.
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
  // The attribute positions the table itself, not the text in it.
  if (tag === 'table') return align === 'center' ? { margin: '0 auto' } : {};
  return { 'text-align': align, 'vertical-align': attribute('valign') };
}

function cell({ tableAttribute }: LegacyElement): Style {
  return {
    padding: length(tableAttribute('cellpadding')),
    border: tableAttribute('border') === '0' ? 'none' : undefined,
  };
}

/** Adds the `#` that authors of old HTML may omit. */
function colour(value: string | undefined): string | undefined {
  return value?.replace(/^(?=(?:[\da-f]{3}){1,2}$)/i, '#');
}

function length(value: string | undefined): string | undefined {
  return value?.trim().replace(/^[\d.]+$/, '$&px');
}

/** HTML font sizes: 1 to 7, or a number of steps up or down from 3. */
function fontSize({ attribute }: LegacyElement): string | undefined {
  const size = attribute('size')?.trim() ?? '';
  const steps = /^[+-]/.test(size) ? 3 + Number(size) : Number(size);
  // NaN and fractions are not an index of the list.
  return size === '' ? undefined : FONT_SIZES[Math.min(7, Math.max(1, steps))];
}

function listType({ attribute }: LegacyElement): string | undefined {
  const type = attribute('type');
  return LIST_TYPES.get(type ?? '') ?? type;
}

/** The lowest heading level of HTML. */
const LOWEST_LEVEL = 6;

/**
 * New levels for the headings of a text, in their order, so that they continue the outline of the page. The highest
 * headings get `top`; a heading below another one gets the next level, so no level is skipped.
 */
export function outlineLevels(levels: readonly number[], top: number): readonly number[] {
  const above: number[] = [];
  return levels.map((level) => {
    while ((above.at(-1) ?? -Infinity) >= level) above.pop();
    above.push(level);
    return Math.min(LOWEST_LEVEL, top + above.length - 1);
  });
}

import { readColour } from './colour.js';
import { lengthWithin } from './style-lengths.js';
import { type Declaration, eachSide, oneOf, partsOf, type ReadValue, type Side, SIDES } from './style-property.js';

type Reader = (value: string) => readonly Declaration[];
type Aspect = 'width' | 'style' | 'color';

/** Wide enough for any rule of a table. */
const upTo4px = lengthWithin({ px: 4, em: 0.25 });
const WIDTHS: ReadonlyMap<string, string> = new Map([
  ['thin', '1px'],
  ['medium', '3px'],
  ['thick', '4px'],
]);
const LINES = oneOf('none', 'solid', 'dashed', 'dotted', 'double');
/** Their light and shadow would be two more colours. */
const SOLID = oneOf('groove', 'ridge', 'inset', 'outset');

const READ: Readonly<Record<Aspect, ReadValue>> = {
  width: (part) => upTo4px(WIDTHS.get(part) ?? part),
  style: (part) => (part === 'hidden' ? 'none' : SOLID(part) === undefined ? LINES(part) : 'solid'),
  color: readColour,
};
const ASPECTS = ['width', 'style', 'color'] as const satisfies readonly Aspect[];

/** The longhands of one side from `1px solid #ccc`, in any order. Without a line there is no border. */
function border(side: Side, value: string): readonly Declaration[] {
  const found = new Map<Aspect, string>();
  for (const part of partsOf(value)) {
    for (const aspect of ASPECTS) {
      const read = READ[aspect](part);
      if (read !== undefined) found.set(aspect, read);
    }
  }
  if (found.size > 0 && !found.has('style')) found.set('style', 'none');
  return [...found].map(([aspect, read]) => [`border-${side}-${aspect}`, read]);
}

const upTo2em = lengthWithin({ px: 32, em: 2 });

function margin(side: Side, part: string): string | undefined {
  // Tables and pictures are put in the middle so.
  return part === 'auto' && (side === 'left' || side === 'right') ? part : upTo2em(part);
}

/** A declaration, unless there is nothing to declare. */
function declared(property: Declaration[0], value: string | undefined): readonly Declaration[] {
  return value === undefined ? [] : [[property, value]];
}

/** Padding, margin and border. A side that may not be as it was written is left as it is. */
export const BOX_READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['padding', (value) => eachSide(value).flatMap(([side, part]) => declared(`padding-${side}`, upTo2em(part)))],
  ['margin', (value) => eachSide(value).flatMap(([side, part]) => declared(`margin-${side}`, margin(side, part)))],
  ['border', (value) => SIDES.flatMap((side) => border(side, value))],
  ...ASPECTS.map((aspect): [string, Reader] => [
    `border-${aspect}`,
    (value) => eachSide(value).flatMap(([side, part]) => declared(`border-${side}-${aspect}`, READ[aspect](part))),
  ]),
  ...SIDES.flatMap((side): [string, Reader][] => [
    [`padding-${side}`, (value) => declared(`padding-${side}`, upTo2em(value))],
    [`margin-${side}`, (value) => declared(`margin-${side}`, margin(side, value))],
    [`border-${side}`, (value) => border(side, value)],
    ...ASPECTS.map((aspect): [string, Reader] => [
      `border-${side}-${aspect}`,
      (value) => declared(`border-${side}-${aspect}`, READ[aspect](value)),
    ]),
  ]),
]);

import { readColour } from './colour.js';
import {
  BOX_READERS,
  type Declaration,
  lengthWithin,
  oneOf,
  parseLength,
  partsOf,
  rounded,
  type StyleProperty,
} from './style-values.js';

/** `fontSize` is the one of the same style in pixels, where it says one. */
type Reader = (value: string, fontSize: number | undefined) => readonly Declaration[];

/** Nothing that the list allows is longer. */
const LONGEST_VALUE = 120;
const USUAL_FONT_SIZE = 16;

const FONT_SIZES: ReadonlyMap<string, string> = new Map([
  ['xx-small', '12px'],
  ['x-small', '12px'],
  ['small', '13px'],
  ['medium', '16px'],
  ['large', '18px'],
  ['x-large', '24px'],
  ['xx-large', '32px'],
  ['xxx-large', '32px'],
  ['smaller', '0.83em'],
  ['larger', '1.2em'],
]);

/** What is measured by its surroundings can be held between the two only by the browser. */
const clamped = (size: string) => `clamp(12px, ${size}, 32px)`;

function fontSize(value: string): string | undefined {
  const [, inner = value] = /^clamp\(12px, (.*), 32px\)$/.exec(value) ?? [];
  const length = parseLength(FONT_SIZES.get(inner) ?? inner);
  if (length === undefined) return undefined;
  const { amount, unit } = length;
  if (unit === 'px') return `${rounded(Math.min(32, Math.max(12, amount)))}px`;
  // Beyond these the clamp decides whatever the number: it may stay short.
  return clamped(`${rounded(Math.min(unit === '%' ? 1000 : 10, amount))}${unit}`);
}

/** In lines of its own text, whatever size that has: lines of a fixed height would lie over each other. */
function lineHeight(value: string, size = USUAL_FONT_SIZE): string | undefined {
  if (value === 'normal') return value;
  const length = parseLength(/[\d.]$/.test(value) ? `${value}em` : value);
  if (length === undefined) return undefined;
  const line = { px: size, em: 1, rem: size / USUAL_FONT_SIZE, '%': 100 }[length.unit];
  return rounded(Math.min(3, Math.max(1, length.amount / line)));
}

const LINES = oneOf('underline', 'overline', 'line-through');

/** The lines alone. `none` is none of them: a link must be told from its neighbours by more than a colour. */
function decoration(value: string): string | undefined {
  const lines = partsOf(value).filter((part) => LINES(part) !== undefined);
  return lines.length === 0 ? undefined : [...new Set(lines)].join(' ');
}

/** Wider than any column: only cells of tables, which scroll by themselves, could need it. */
const width = lengthWithin({ px: 2000, em: 125, '%': 100 });

/** A percentage is one of the column already. */
function maxWidth(value: string): string | undefined {
  const [, inner = value] = /^min\((.*), 100%\)$/.exec(value) ?? [];
  const read = width(inner);
  return read === undefined || read.endsWith('%') ? read : `min(${read}, 100%)`;
}

const BULLETS = oneOf(
  ...['none', 'disc', 'circle', 'square', 'decimal', 'decimal-leading-zero', 'lower-alpha', 'upper-alpha'],
  ...['lower-latin', 'upper-latin', 'lower-roman', 'upper-roman', 'lower-greek', 'cjk-decimal', 'cjk-ideographic'],
  ...['simp-chinese-informal', 'simp-chinese-formal', 'trad-chinese-informal', 'trad-chinese-formal'],
);

/** A property that is read from one value. */
function single(property: StyleProperty, read: (value: string, size?: number) => string | undefined): Reader {
  return (value, size) => {
    const written = read(value, size);
    return written === undefined ? [] : [[property, written]];
  };
}

/** By the names under which editors write them. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...BOX_READERS,
  ['text-align', single('text-align', oneOf('left', 'right', 'center', 'justify', 'start', 'end'))],
  // Two characters are usual, four are seen.
  ['text-indent', single('text-indent', lengthWithin({ px: 64, em: 4 }))],
  ['text-decoration', single('text-decoration', decoration)],
  ['text-decoration-line', single('text-decoration', decoration)],
  ['font-weight', single('font-weight', fontWeight)],
  ['font-style', single('font-style', oneOf('normal', 'italic', 'oblique'))],
  ['font-size', single('font-size', fontSize)],
  ['line-height', single('line-height', lineHeight)],
  ['color', single('color', readColour)],
  ['background-color', single('background-color', readColour)],
  ['background', single('background-color', readColour)],
  ['width', single('width', width)],
  ['max-width', single('max-width', maxWidth)],
  [
    'vertical-align',
    single(
      'vertical-align',
      oneOf(...['baseline', 'top', 'middle', 'bottom', 'text-top', 'text-bottom', 'sub', 'super']),
    ),
  ],
  ['list-style-type', single('list-style-type', BULLETS)],
  ['list-style', single('list-style-type', BULLETS)],
]);

function fontWeight(value: string): string | undefined {
  return /^[1-9]00$/.test(value) ? value : oneOf('normal', 'bold', 'bolder', 'lighter')(value);
}

/**
 * The declarations of a `style` that may stay (pages §14). Nothing is passed on: each value is read and written anew,
 * so that what no rule here reads (addresses, variables, escapes, expressions, positions) cannot be in one. As in CSS
 * the later declaration wins, and one that cannot be read is as if it had not been written.
 */
export function readStyle(style: string): ReadonlyMap<StyleProperty, string> {
  const written = declarationsOf(style);
  const sizes = written.flatMap(([name, value]) => (name === 'font-size' ? (fontSize(value) ?? []) : []));
  const size = /^[\d.]+(?=px)/.exec(sizes.at(-1) ?? '')?.[0];
  const read = new Map(
    written.flatMap(([name, value]) => READERS.get(name)?.(value, size === undefined ? undefined : Number(size)) ?? []),
  );
  if (read.has('width') && !read.has('max-width')) read.set('max-width', '100%');
  return read;
}

/** Width and height of a picture whose style says both in pixels. */
export function pixelSize(style: string): { readonly width: number; readonly height: number } | undefined {
  const written = new Map(declarationsOf(style));
  const [width, height] = ['width', 'height'].map((name) => parseLength(written.get(name) ?? ''));
  if (width?.unit !== 'px' || height?.unit !== 'px' || width.amount < 1 || height.amount < 1) return undefined;
  return { width: Math.round(width.amount), height: Math.round(height.amount) };
}

function declarationsOf(style: string): readonly (readonly [name: string, value: string])[] {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).trim();
    if (colon < 0 || value.length > LONGEST_VALUE) return [];
    const plain = value
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/ ?! ?important$/, '');
    return [[declaration.slice(0, colon).trim().toLowerCase(), plain]];
  });
}

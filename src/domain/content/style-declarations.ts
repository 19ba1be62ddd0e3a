import { readColour } from '../colours/css-colour.js';
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

/** `fontSize` is the font size in pixels that the same style sets; `undefined` where it sets none in pixels. */
type Reader = (value: string, fontSize: number | undefined) => readonly Declaration[];

/** Longer than any value that the list allows. */
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

/** Relative sizes are limited by `clamp()`, because only the browser knows their result. */
const clamped = (size: string) => `clamp(12px, ${size}, 32px)`;

function fontSize(value: string): string | undefined {
  const [, inner = value] = /^clamp\(12px, (.*), 32px\)$/.exec(value) ?? [];
  const length = parseLength(FONT_SIZES.get(inner) ?? inner);
  if (length === undefined) return undefined;
  const { amount, unit } = length;
  if (unit === 'px') return `${rounded(Math.min(32, Math.max(12, amount)))}px`;
  // Above this number `clamp()` decides anyway, so the number can be cut.
  return clamped(`${rounded(Math.min(unit === '%' ? 1000 : 10, amount))}${unit}`);
}

/** Writes a line height relative to the font size: with a fixed height, lines of larger text would overlap. */
function lineHeight(value: string, size = USUAL_FONT_SIZE): string | undefined {
  if (value === 'normal') return value;
  const length = parseLength(/[\d.]$/.test(value) ? `${value}em` : value);
  if (length === undefined) return undefined;
  const line = { px: size, em: 1, rem: size / USUAL_FONT_SIZE, '%': 100 }[length.unit];
  return rounded(Math.min(3, Math.max(1, length.amount / line)));
}

const LINES = oneOf('underline', 'overline', 'line-through');

/** Reads the lines, but not `none`: a link without underline would differ from its neighbours only by colour. */
function decoration(value: string): string | undefined {
  const lines = partsOf(value).filter((part) => LINES(part) !== undefined);
  return lines.length === 0 ? undefined : [...new Set(lines)].join(' ');
}

/** Wider than any column. Only table cells, whose table scrolls by itself, can need it. */
const width = lengthWithin({ px: 2000, em: 125, '%': 100 });

/** A percentage is already relative to the column; other lengths are limited to its width. */
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

/** A reader for a property that has a single value. */
function single(property: StyleProperty, read: (value: string, size?: number) => string | undefined): Reader {
  return (value, size) => {
    const written = read(value, size);
    return written === undefined ? [] : [[property, written]];
  };
}

/** Keyed by the property names that editors write. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ...BOX_READERS,
  ['text-align', single('text-align', oneOf('left', 'right', 'center', 'justify', 'start', 'end'))],
  // An indent of two characters is usual; four occur.
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
 * The allowed declarations of a `style` (docs/spec/rich-text.md#styles). Every value is parsed and written again, so
 * nothing that no rule reads (URLs, variables, escapes, expressions, positions) can remain. As in CSS, the last valid
 * declaration wins.
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

/** Width and height of an image whose style sets both in pixels; `undefined` otherwise. */
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

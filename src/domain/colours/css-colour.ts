import { contrast } from './contrast.js';

/** The named colours of CSS with their hexadecimal digits. */
const TABLE = `
aliceblue f0f8ff, antiquewhite faebd7, aqua 0ff, aquamarine 7fffd4, azure f0ffff, beige f5f5dc, bisque ffe4c4,
black 000, blanchedalmond ffebcd, blue 00f, blueviolet 8a2be2, brown a52a2a, burlywood deb887,
cadetblue 5f9ea0, chartreuse 7fff00, chocolate d2691e, coral ff7f50, cornflowerblue 6495ed, cornsilk fff8dc,
crimson dc143c, cyan 0ff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod b8860b, darkgray a9a9a9,
darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b, darkolivegreen 556b2f,
darkorange ff8c00, darkorchid 9932cc, darkred 8b0000, darksalmon e9967a, darkseagreen 8fbc8f,
darkslateblue 483d8b, darkslategray 2f4f4f, darkslategrey 2f4f4f, darkturquoise 00ced1, darkviolet 9400d3,
deeppink ff1493, deepskyblue 00bfff, dimgray 696969, dimgrey 696969, dodgerblue 1e90ff, firebrick b22222,
floralwhite fffaf0, forestgreen 228b22, fuchsia f0f, gainsboro dcdcdc, ghostwhite f8f8ff, gold ffd700,
goldenrod daa520, gray 808080, green 008000, greenyellow adff2f, grey 808080, honeydew f0fff0, hotpink ff69b4,
indianred cd5c5c, indigo 4b0082, ivory fffff0, khaki f0e68c, lavender e6e6fa, lavenderblush fff0f5,
lawngreen 7cfc00, lemonchiffon fffacd, lightblue add8e6, lightcoral f08080, lightcyan e0ffff,
lightgoldenrodyellow fafad2, lightgray d3d3d3, lightgreen 90ee90, lightgrey d3d3d3, lightpink ffb6c1,
lightsalmon ffa07a, lightseagreen 20b2aa, lightskyblue 87cefa, lightslategray 789, lightslategrey 789,
lightsteelblue b0c4de, lightyellow ffffe0, lime 0f0, limegreen 32cd32, linen faf0e6, magenta f0f,
maroon 800000, mediumaquamarine 66cdaa, mediumblue 0000cd, mediumorchid ba55d3, mediumpurple 9370db,
mediumseagreen 3cb371, mediumslateblue 7b68ee, mediumspringgreen 00fa9a, mediumturquoise 48d1cc,
mediumvioletred c71585, midnightblue 191970, mintcream f5fffa, mistyrose ffe4e1, moccasin ffe4b5,
navajowhite ffdead, navy 000080, oldlace fdf5e6, olive 808000, olivedrab 6b8e23, orange ffa500,
orangered ff4500, orchid da70d6, palegoldenrod eee8aa, palegreen 98fb98, paleturquoise afeeee,
palevioletred db7093, papayawhip ffefd5, peachpuff ffdab9, peru cd853f, pink ffc0cb, plum dda0dd,
powderblue b0e0e6, purple 800080, rebeccapurple 639, red f00, rosybrown bc8f8f, royalblue 4169e1,
saddlebrown 8b4513, salmon fa8072, sandybrown f4a460, seagreen 2e8b57, seashell fff5ee, sienna a0522d,
silver c0c0c0, skyblue 87ceeb, slateblue 6a5acd, slategray 708090, slategrey 708090, snow fffafa,
springgreen 00ff7f, steelblue 4682b4, tan d2b48c, teal 008080, thistle d8bfd8, tomato ff6347, turquoise 40e0d0,
violet ee82ee, wheat f5deb3, white fff, whitesmoke f5f5f5, yellow ff0, yellowgreen 9acd32
`;

const DIGITS: ReadonlyMap<string, string> = new Map(
  TABLE.split(',').map((entry) => {
    const [name = '', digits = ''] = entry.trim().split(' ');
    return [name, digits];
  }),
);

/** The three or six hexadecimal digits of a named colour; `undefined` when CSS has no colour of this name. */
function digitsOfNamedColour(name: string): string | undefined {
  return DIGITS.get(name);
}

/** A colour in sRGB: red, green and blue from 0 to 255, alpha from 0 (transparent) to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Fully transparent. */
export const CLEAR: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };

/** The contrast that WCAG 2.2 AA requires for text (docs/spec/appearance.md#contrast). */
export const LEGIBLE = 4.5;

/**
 * Parses a colour as editors and browsers write it: a name, hexadecimal digits, `rgb()` or `hsl()`. Returns `undefined`
 * for everything else, which includes `currentcolor`, system colours and `var()`.
 */
export function parseColour(text: string): Colour | undefined {
  const lower = text.trim().toLowerCase();
  if (lower === 'transparent') return CLEAR;
  const [, digits = digitsOfNamedColour(lower)] = /^#([\da-f]{3,8})$/.exec(lower) ?? [];
  if (digits !== undefined) return colourOfDigits(digits);
  const [, notation, list = ''] = /^(rgb|hsl)a?\(([\d\s.,/%deg]+)\)$/.exec(lower) ?? [];
  const parts = list.split(/[\s,/]/).filter(Boolean);
  // A text in any other notation has no parts.
  if (parts.length < 3 || parts.length > 4) return undefined;
  const [first = '', second = '', third = '', alpha = '1'] = parts;
  const colour =
    notation === 'rgb'
      ? { red: share(first, 255), green: share(second, 255), blue: share(third, 255) }
      : colourOfHue(Number(first.replace('deg', '')), share(second, 1), share(third, 1));
  return roundColour({ ...colour, alpha: share(alpha, 1) });
}

/** Writes a colour in the notation that every browser supports. */
export function writeColour({ red, green, blue, alpha }: Colour): string {
  const parts = [red, green, blue].join(', ');
  return alpha === 1 ? `rgb(${parts})` : `rgba(${parts}, ${String(alpha)})`;
}

/** Parses a colour and writes it again; `undefined` for an invalid or fully transparent colour. */
export function readColour(text: string): string | undefined {
  const colour = parseColour(text);
  return colour === undefined || colour.alpha === 0 ? undefined : writeColour(colour);
}

/** The visible colour where `over` lies on `under`. */
export function blend(over: Colour, under: Colour): Colour {
  const rest = under.alpha * (1 - over.alpha);
  const alpha = over.alpha + rest;
  if (alpha === 0) return CLEAR;
  const mix = (part: 'red' | 'green' | 'blue') => (over[part] * over.alpha + under[part] * rest) / alpha;
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha };
}

/**
 * The contrast ratio of WCAG 2.2, from 1 (same colour) to 21 (black on white). Behind a translucent ground is white.
 */
export function contrastOf(foreground: Colour, background: Colour): number {
  const backdrop = blend(background, { red: 255, green: 255, blue: 255, alpha: 1 });
  const before = blend(foreground, backdrop);
  return contrast([before.red, before.green, before.blue], [backdrop.red, backdrop.green, backdrop.blue]);
}

function colourOfDigits(digits: string): Colour | undefined {
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  if (long.length !== 6 && long.length !== 8) return undefined;
  const at = (position: number) => parseInt(long.slice(position, position + 2), 16);
  return roundColour({ red: at(0), green: at(2), blue: at(4), alpha: long.length === 8 ? at(6) / 255 : 1 });
}

function colourOfHue(hue: number, saturation: number, lightness: number): Omit<Colour, 'alpha'> {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const part = (turn: number) => {
    const index = (turn + hue / 30) % 12;
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(index - 3, 9 - index, 1)));
  };
  return { red: part(0), green: part(8), blue: part(4) };
}

/** Parses a number, or a percentage of `all`; at most `all`. The callers' patterns let no minus sign through. */
function share(text: string, all: number): number {
  const amount = text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * all : Number(text);
  return Math.min(all, amount);
}

/** Rounds as stylesheets do: whole numbers, alpha with two digits. `undefined` when a part is not a number. */
function roundColour({ red, green, blue, alpha }: Colour): Colour | undefined {
  const parts = { red: Math.round(red), green: Math.round(green), blue: Math.round(blue) };
  const roundedAlpha = Math.round(alpha * 100) / 100;
  return Object.values(parts).concat(roundedAlpha).some(Number.isNaN) ? undefined : { ...parts, alpha: roundedAlpha };
}

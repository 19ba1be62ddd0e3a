import { digitsOfNamedColour } from './named-colours.js';

/** A colour in sRGB: red, green and blue from 0 to 255, alpha from 0 (clear) to 1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Nothing is to be seen of it. */
export const CLEAR: Colour = { red: 0, green: 0, blue: 0, alpha: 0 };

/** What WCAG 2.2 AA asks of text (design/ui.md). */
export const LEGIBLE = 4.5;

/**
 * Reads a colour as editors and browsers write it: a name, hexadecimal digits, `rgb()`, `hsl()`. `undefined` for all
 * else, and so for `currentcolor`, the colours of a system and whatever stands in a variable.
 */
export function parseColour(text: string): Colour | undefined {
  const lower = text.trim().toLowerCase();
  if (lower === 'transparent') return CLEAR;
  const [, digits = digitsOfNamedColour(lower)] = /^#([\da-f]{3,8})$/.exec(lower) ?? [];
  if (digits !== undefined) return colourOfDigits(digits);
  const [, notation, list = ''] = /^(rgb|hsl)a?\(([\d\s.,/%deg]+)\)$/.exec(lower) ?? [];
  const parts = list.split(/[\s,/]/).filter(Boolean);
  // What is in no such notation has no parts.
  if (parts.length < 3 || parts.length > 4) return undefined;
  const [first = '', second = '', third = '', alpha = '1'] = parts;
  const colour =
    notation === 'rgb'
      ? { red: share(first, 255), green: share(second, 255), blue: share(third, 255) }
      : colourOfHue(Number(first.replace('deg', '')), share(second, 1), share(third, 1));
  return whole({ ...colour, alpha: share(alpha, 1) });
}

/** A colour as every browser reads it. */
export function writeColour({ red, green, blue, alpha }: Colour): string {
  const parts = [red, green, blue].join(', ');
  return alpha === 1 ? `rgb(${parts})` : `rgba(${parts}, ${String(alpha)})`;
}

/** Reads a colour and writes it anew; `undefined` when it is none that there is something to see of. */
export function readColour(text: string): string | undefined {
  const colour = parseColour(text);
  return colour === undefined || colour.alpha === 0 ? undefined : writeColour(colour);
}

/** What is to be seen where one colour lies over another. */
export function blend(over: Colour, under: Colour): Colour {
  const rest = under.alpha * (1 - over.alpha);
  const alpha = over.alpha + rest;
  if (alpha === 0) return CLEAR;
  const mix = (part: 'red' | 'green' | 'blue') => (over[part] * over.alpha + under[part] * rest) / alpha;
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha };
}

/** From 1 (the same) to 21 (black on white), as WCAG 2.2 reckons. A ground that is not whole lies on white. */
export function contrast(ink: Colour, ground: Colour): number {
  const behind = blend(ground, { red: 255, green: 255, blue: 255, alpha: 1 });
  const [darker = 0, lighter = 0] = [luminance(blend(ink, behind)), luminance(behind)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance({ red, green, blue }: Colour): number {
  const [r, g, b] = [red, green, blue].map((part) => {
    // A screen shows whole numbers.
    const light = Math.round(part) / 255;
    return light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function colourOfDigits(digits: string): Colour | undefined {
  const long = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits;
  if (long.length !== 6 && long.length !== 8) return undefined;
  const at = (position: number) => parseInt(long.slice(position, position + 2), 16);
  return whole({ red: at(0), green: at(2), blue: at(4), alpha: long.length === 8 ? at(6) / 255 : 1 });
}

function colourOfHue(hue: number, saturation: number, lightness: number): Omit<Colour, 'alpha'> {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const part = (turn: number) => {
    const place = (turn + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return { red: part(0), green: part(8), blue: part(4) };
}

/** A number, or a percentage of the whole; no more than all. Less than nothing has a minus, and is not read. */
function share(text: string, all: number): number {
  const amount = text.endsWith('%') ? (Number(text.slice(0, -1)) / 100) * all : Number(text);
  return Math.min(all, amount);
}

/** As a sheet would hold it: whole parts, two digits of alpha. `undefined` when something was no number. */
function whole({ red, green, blue, alpha }: Colour): Colour | undefined {
  const parts = { red: Math.round(red), green: Math.round(green), blue: Math.round(blue) };
  const seen = Math.round(alpha * 100) / 100;
  return Object.values(parts).concat(seen).some(Number.isNaN) ? undefined : { ...parts, alpha: seen };
}

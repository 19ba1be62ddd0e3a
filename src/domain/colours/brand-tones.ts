import { contrast, type Rgb } from './contrast.js';

/**
 * The colours that are derived from the owner's colour. The keys are token names in `src/ui/shared/theme/_tokens.scss`.
 */
export interface BrandTones {
  readonly both: Readonly<Record<'primary' | 'primary-strong' | 'on-primary', Rgb>>;
  readonly light: Readonly<Record<'primary-soft' | 'link' | 'focus' | 'ground' | 'hover', Rgb>>;
  readonly dark: Readonly<Record<'primary-soft' | 'link' | 'focus', Rgb>>;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** `--surface` and `--hover` of the dark theme. They do not depend on the owner's colour. */
const DARK_SURFACE: Rgb = [21, 32, 46];
const DARK_HOVER: Rgb = [29, 44, 62];

/** A little above the contrast that text needs (4.5), because tones are rounded to whole numbers. */
const READABLE = 4.6;
/**
 * The highest contrast between a tint and the surface. Text that is readable on the surface is readable on the tint.
 */
const TINTS = { ground: 1.06, hover: 1.1, soft: 1.14, darkSoft: 1.25 } as const;

/** Parses a colour as an owner writes it: `#3ca7fa` or `#3af`, in any case; `undefined` for anything else. */
export function rgbOf(written: unknown): Rgb | undefined {
  if (typeof written !== 'string') return undefined;
  const digits = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/i.exec(written.trim());
  if (!digits) return undefined;
  const [red = 0, green = 0, blue = 0] = digits
    .slice(1)
    .filter(Boolean)
    .map((each) => parseInt(each.padEnd(2, each), 16));
  return [red, green, blue];
}

/**
 * Derives all colours of the site from any colour of the owner. Text has a contrast of at least 4.5:1 on every
 * background that the site puts it on, in the light and the dark theme, and the focus ring is visible
 * (docs/spec/appearance.md#brand-colour).
 */
export function brandTones(brand: Rgb): BrandTones {
  const nearWhite = (limit: number) => toward(WHITE, brand, (tone) => contrast(tone, WHITE) <= limit);
  const soft = nearWhite(TINTS.soft);
  const darkSoft = toward(DARK_SURFACE, brand, (tone) => contrast(tone, DARK_SURFACE) <= TINTS.darkSoft);
  const link = toward(BLACK, brand, (tone) => contrast(tone, soft) >= READABLE);
  const darkLink = toward(
    WHITE,
    brand,
    (tone) => Math.min(contrast(tone, darkSoft), contrast(tone, DARK_HOVER)) >= READABLE,
  );
  const ink = toward(BLACK, brand, (tone) => contrast(tone, brand) >= READABLE);
  const dark = contrast(ink, brand) >= READABLE;
  return {
    both: {
      primary: brand,
      // The hover colour moves away from the colour of the text on it, so the contrast grows.
      'primary-strong': mixed(brand, dark ? WHITE : BLACK, 0.15),
      'on-primary': dark ? ink : WHITE,
    },
    light: {
      'primary-soft': soft,
      link,
      focus: link,
      ground: nearWhite(TINTS.ground),
      hover: nearWhite(TINTS.hover),
    },
    dark: { 'primary-soft': darkSoft, link: darkLink, focus: darkLink },
  };
}

/** The first tone on the way from `colour` to `end` that `isAccepted` accepts; else `end`, unchecked. */
function toward(end: Rgb, colour: Rgb, isAccepted: (tone: Rgb) => boolean): Rgb {
  const STEPS = 100;
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mixed(colour, end, step / STEPS);
    if (isAccepted(tone)) return tone;
  }
  return end;
}

/** A mixture: `share` (0 to 1) is the part of `other`. */
function mixed(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(colour[index] + (other[index] - colour[index]) * share);
  return [part(0), part(1), part(2)];
}

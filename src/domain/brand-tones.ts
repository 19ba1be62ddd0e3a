import { contrast, type Rgb } from './contrast.js';

/** What is drawn in the owner's colour, or in a shade of it: values of the tokens of `src/ui/theme/_tokens.scss`. */
export interface BrandTones {
  readonly both: Readonly<Record<'primary' | 'primary-strong' | 'on-primary', Rgb>>;
  readonly light: Readonly<Record<'primary-soft' | 'link' | 'focus' | 'ground' | 'hover', Rgb>>;
  readonly dark: Readonly<Record<'primary-soft' | 'link' | 'focus', Rgb>>;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
/** `--surface` and `--hover` in the dark. They are of no colour of the owner's. */
const DARK_SURFACE: Rgb = [21, 32, 46];
const DARK_HOVER: Rgb = [29, 44, 62];

/** A little more than what text needs (4.5): tones are rounded to whole numbers. */
const READABLE = 4.6;
/** How far a tinted ground may be from the surface, so that every text that is readable there is readable here. */
const TINTS = { ground: 1.06, hover: 1.1, soft: 1.14, darkSoft: 1.25 } as const;

/** Of a colour, as an owner writes it: `#3ca7fa` or `#3af`, in any case; `undefined` for everything else. */
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
 * All tones of a site from one colour of its owner's, whichever it is: text is readable (4.5:1) on every ground it can
 * stand on, in light and dark, and what is focused shows (design/ui.md).
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
      // Under a pointer: away from what is written on it.
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

/** The colour itself or, of all tones on the way from it to the end, the nearest that will do. The end must do. */
function toward(end: Rgb, colour: Rgb, willDo: (tone: Rgb) => boolean): Rgb {
  const STEPS = 100;
  for (let step = 0; step < STEPS; step += 1) {
    const tone = mixed(colour, end, step / STEPS);
    if (willDo(tone)) return tone;
  }
  return end;
}

/** Of one colour and a share of the other. */
function mixed(colour: Rgb, other: Rgb, share: number): Rgb {
  const part = (place: 0 | 1 | 2) => Math.round(colour[place] + (other[place] - colour[place]) * share);
  return [part(0), part(1), part(2)];
}

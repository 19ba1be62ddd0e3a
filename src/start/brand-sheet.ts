import { brandTones, type Rgb } from '../domain/theme/brand-tones.js';

/** A style sheet that says all tones of a brand in place of those of `src/ui/theme/_tokens.scss`. */
export function brandSheet(brand: Rgb): string {
  const { both, light, dark } = brandTones(brand);
  return (
    `:root{${declarations(both)}}` +
    `@media not (prefers-color-scheme:dark){:root{${declarations(light)}}}` +
    `@media (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
  );
}

function declarations(tones: Readonly<Record<string, Rgb>>): string {
  return Object.entries(tones)
    .map(([name, tone]) => `--${name}:${hexOf(tone)}`)
    .join(';');
}

/** As a style sheet writes a colour: `#3ca7fa`. */
export function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

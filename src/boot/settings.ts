/*
 * Inline script. Reads the operator's settings from the HTML (docs/settings.md) and applies the brand colour before the
 * first paint. It never throws. API, VIP and mobile site are validated by src/adapters/browser/runtime-settings.ts.
 */
import { brandTones, rgbOf } from '../domain/brand-tones.js';
import type { Rgb } from '../domain/contrast.js';
import { parseSettings, SETTING_NAMES } from './parse-settings.js';

const settings = parseSettings(document.getElementById('site-settings')?.textContent ?? '');
window.courseSiteSettings = settings;

for (const name of Object.keys(settings).filter((each) => !SETTING_NAMES.includes(each)))
  reportIgnored(name, 'there is none of that name');

const { brand_colour: colour } = settings;
const brand = rgbOf(colour);
if (colour && !brand) reportIgnored('brand_colour', 'it must be a colour such as #3ca7fa');
if (brand) {
  try {
    applyBrand(brand);
  } catch {
    // A browser without constructable stylesheets keeps the default colours.
  }
}

function reportIgnored(name: string, reason: string): void {
  console.error(`Setting ${name} is ignored: ${reason}.`);
}

function applyBrand(colour: Rgb): void {
  const { both, light, dark } = brandTones(colour);
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(
    `:root{${declarations(both)}}` +
      `@media not screen and (prefers-color-scheme:dark){:root{${declarations(light)}}}` +
      `@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  paintBrowserFrame(hexOf(colour), hexOf(both['on-primary']));
}

/** Colours the browser's toolbar and the icon in the tab. */
function paintBrowserFrame(primary: string, onPrimary: string): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', primary);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon)
    icon.href = icon.href
      .replace('%233ca7fa', `%23${primary.slice(1)}`)
      .replace('%2306243d', `%23${onPrimary.slice(1)}`);
}

function declarations(tones: Readonly<Record<string, Rgb>>): string {
  return Object.entries(tones)
    .map(([name, tone]) => `--${name}:${hexOf(tone)}`)
    .join(';');
}

function hexOf(colour: Rgb): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/*
 * The first inline script of the page: what the operator has set stands in the document itself (docs/settings.md), known
 * before the first call and the first sight without one more way to the server. It never throws. What is right about the
 * API, VIP and the mobile site is said by src/adapters/browser/web-runtime-settings.ts; the rest is said here.
 */
import { brandTones, rgbOf } from '../domain/theme/brand-tones.js';
import { brandSheet, hexOf } from './brand-sheet.js';
import { SETTING_NAMES, settingsIn } from './settings-in.js';

const settings = settingsIn(document.getElementById('site-settings')?.textContent ?? '');
Object.assign(window, { courseSiteSettings: settings });

for (const name of Object.keys(settings).filter((each) => !SETTING_NAMES.includes(each)))
  ignore(name, 'there is none of that name');

const { brand_colour: colour } = settings;
const brand = rgbOf(colour);
if (colour && !brand) ignore('brand_colour', 'it must be a colour such as #3ca7fa');
if (brand) {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(brandSheet(brand));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    paintHead(hexOf(brand), hexOf(brandTones(brand).both['on-primary']));
  } catch {
    // A browser that cannot keeps the colours of the sheet.
  }
}

/** In the words of the other settings. */
function ignore(name: string, why: string): void {
  console.error(`Setting ${name} is ignored: ${why}.`);
}

/** The window of a phone, and the drawing in the tab. */
function paintHead(primary: string, onPrimary: string): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', primary);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon)
    icon.href = icon.href
      .replace('%233ca7fa', `%23${primary.slice(1)}`)
      .replace('%2306243d', `%23${onPrimary.slice(1)}`);
}

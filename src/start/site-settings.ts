/*
 * The first inline script of the page: what the operator has set stands in the document itself (docs/settings.md), known
 * before the first call and the first sight without one more way to the server. It never throws. Whether a setting is
 * right is said by src/adapters/browser/web-runtime-settings.ts; here a wrong one is as good as none.
 */
import { brandTones, rgbOf } from '../domain/theme/brand-tones.js';
import { brandSheet, hexOf } from './brand-sheet.js';
import { settingsIn } from './settings-in.js';

const settings = settingsIn(document.getElementById('site-settings')?.textContent ?? '');
Object.assign(window, { courseSiteSettings: settings });

const brand = rgbOf(settings.brand_colour);
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

/** The window of a phone, and the drawing in the tab. */
function paintHead(primary: string, onPrimary: string): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', primary);
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon)
    icon.href = icon.href
      .replace('%233ca7fa', `%23${primary.slice(1)}`)
      .replace('%2306243d', `%23${onPrimary.slice(1)}`);
}

/*
 * Inline script. Reads the operator's settings from the HTML (docs/settings.md), and does what must be done before the
 * first paint: applies the brand colour, marks the document of a member, and makes `/index.html` the home page and `/#/path` a path. It never throws.
 */
import { brandTones, rgbOf } from '../domain/colours/brand-tones.js';
import type { Rgb } from '../domain/colours/contrast.js';
import { hasBottomNav } from '../domain/site/bottom-nav.js';
import { NOTHING_LEARNED_NAME } from '../domain/site/server-access.js';
import { parseSettings } from './parse-settings.js';
import { ignored } from './settings.strings.js';
import { storedToken } from './stored-token.js';

const { settings, wrong } = parseSettings(document.getElementById('site-settings')?.textContent ?? '');
window.courseSiteSettings = settings;

for (const { name, reason } of wrong) console.error(ignored(name, reason));

// The app shell shows 登录 and 注册 to visitors without a token only.
const token = storedToken();
if (token !== null) {
  const { dataset } = document.documentElement;
  dataset['token'] = '';
  // Home has no place for courses that the member has not begun (src/domain/home/nothing-learned.ts).
  const end = localStorage.getItem(NOTHING_LEARNED_NAME);
  if (end && token.endsWith(end)) dataset['learnedNothing'] = '';
}

// A static server serves the document by its own name, too; it is the home page. `/#/course/5` is an address of a phone
// front end whose domain now leads here. The origin comes first: `//host` alone would be another one.
const { origin, pathname, search, hash } = location;
if (/^\/(index\.html)?#\//.test(pathname + hash)) {
  const address = origin + hash.slice(1);
  history.replaceState(null, '', address + (address.includes('?') ? search.replace('?', '&') : search));
} else if (pathname === '/index.html') history.replaceState(null, '', `/${search}${hash}`);

// The app shell has the bottom navigation, where the page will have it.
if (!hasBottomNav(location.pathname)) document.documentElement.dataset['pays'] = '';

const brand = rgbOf(settings['brand_colour']);
if (brand) {
  try {
    applyBrand(brand);
  } catch {
    // A browser without constructable stylesheets keeps the default colours.
  }
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

import { plainPath } from '../access/site-path.js';
import { FOOTER_MARGIN_PX } from '../limits.js';

const PAGES_THAT_TOUCH_THE_FOOTER: ReadonlySet<string> = new Set(['/vip', '/search']);

/** Space above the footer in CSS pixels (spec §2 footer, §9). */
export function footerMargin(path: string): number {
  return PAGES_THAT_TOUCH_THE_FOOTER.has(plainPath(path)) ? 0 : FOOTER_MARGIN_PX;
}

/** Friendly links stand on home alone (spec §2 footer, §9). */
export function showsFriendlyLinks(path: string): boolean {
  return path === '/';
}

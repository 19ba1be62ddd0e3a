import type { Observable } from 'rxjs';

import { plainPath } from '../access/paths.js';
import type { Recovery } from '../errors/recovery.js';
import { shareSuccess } from '../kernel/streams.js';
import { token } from '../kernel/token.js';
import { FOOTER_MARGIN_PX } from '../limits.js';
import type { SiteGateway } from '../ports/server/site-gateway.js';
import { calendarDay } from '../time/server-time.js';
import type { FriendlyLink } from './system-config.js';

/** The links of the footer of home: asked for by the first who shows them, once a page load. */
export class FriendlyLinks {
  /**
   * Cold at first, then shared. Emits once and completes, later if the server is away (clarifications §9); fails with an
   * `AppError` that asking again would not help.
   */
  readonly links$: Observable<readonly FriendlyLink[]>;

  constructor(gateway: SiteGateway, recovery: Recovery) {
    this.links$ = gateway.links().pipe(recovery.askAgain(), shareSuccess());
  }
}

export const FRIENDLY_LINKS = token<FriendlyLinks>('FriendlyLinks');

const PAGES_THAT_TOUCH_THE_FOOTER: ReadonlySet<string> = new Set(['/vip', '/search']);

/** Space above the footer in CSS pixels (spec §2 footer, §9). */
export function footerMargin(path: string): number {
  return PAGES_THAT_TOUCH_THE_FOOTER.has(plainPath(path)) ? 0 : FOOTER_MARGIN_PX;
}

/** Friendly links stand on home alone (spec §2 footer, §9). */
export function showsFriendlyLinks(path: string): boolean {
  return path === '/';
}

/**
 * The calendar year in China at an instant (milliseconds since the epoch): what the copyright line names. It is reckoned
 * and not asked of `Intl`, which reads all the time zones of the world for it (docs/performance.md).
 */
export function chinaYear(instant: number): number {
  return Number(calendarDay(instant).slice(0, 4));
}

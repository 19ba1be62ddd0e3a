import type { Observable } from 'rxjs';

import { routeAt, type RouteName } from '../access/routes.js';
import type { Recovery } from '../errors/recovery.js';
import { shareSuccess } from '../kernel/streams.js';
import { token } from '../kernel/token.js';
import { FOOTER_MARGIN_PX } from './limits.js';
import type { SiteGateway } from '../ports/site-gateway.js';
import { calendarDay } from '../time/server-time.js';
import type { FriendlyLink } from './system-config.js';

/** The links in the footer of home, fetched once per page load when they are first shown. */
export class FriendlyLinks {
  /**
   * Cold at first, then shared. Emits once and completes, later when the server is down
   * (docs/spec/errors.md#sentences). Fails only with an `AppError` for which a retry is useless.
   */
  readonly links$: Observable<readonly FriendlyLink[]>;

  constructor(gateway: SiteGateway, recovery: Recovery) {
    this.links$ = gateway.links().pipe(recovery.requestAgain(), shareSuccess());
  }
}

export const FRIENDLY_LINKS = token<FriendlyLinks>('FriendlyLinks');

const PAGES_THAT_TOUCH_THE_FOOTER: ReadonlySet<RouteName> = new Set<RouteName>(['vip', 'search']);

/** Space above the footer in CSS pixels (docs/spec/header-and-footer.md#footer). */
export function footerMargin(path: string): number {
  return PAGES_THAT_TOUCH_THE_FOOTER.has(routeAt(path)) ? 0 : FOOTER_MARGIN_PX;
}

/**
 * Friendly links are shown on home only (docs/spec/header-and-footer.md#friendly-links,
 * docs/spec/header-and-footer.md#footer).
 */
export function showsFriendlyLinks(path: string): boolean {
  return path === '/';
}

/**
 * The year in China at `instant` (milliseconds since the epoch), for the copyright line. It is calculated without
 * `Intl`, which would load the time zones of the world (docs/performance.md).
 */
export function chinaYear(instant: number): number {
  return Number(calendarDay(instant).slice(0, 4));
}

import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { NavItem } from '../../nav.js';
import type { FriendlyLink, SystemConfig } from '../../site/system-config.js';

/**
 * Knows how the site is set up (API 2.17–2.19).
 *
 * Every call is cold: one question per subscription, abandoned on unsubscribe, answered later, never
 * during subscribe(). It emits once and completes, and fails only with an `AppError`. `config` and `navs`
 * try again by themselves after a passing fault, a bounded number of times (clarifications §3).
 */
export interface SiteGateway {
  config(): Observable<SystemConfig>;
  navs(): Observable<readonly NavItem[]>;
  links(): Observable<readonly FriendlyLink[]>;
}

export const SITE_GATEWAY = token<SiteGateway>('SiteGateway');

import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { NavItem } from '../site/nav.js';
import type { FriendlyLink, SystemConfig } from '../site/system-config.js';

/**
 * The setup of the site (docs/api/site.md). Every call is cold: each subscription sends one request; unsubscribing
 * cancels it. It emits once, asynchronously, and completes; it fails only with an `AppError`. `config` and `navs` retry
 * a transient error a limited number of times (docs/spec/errors.md#start-up-retries).
 */
export interface SiteGateway {
  config(): Observable<SystemConfig>;
  navs(): Observable<readonly NavItem[]>;
  links(): Observable<readonly FriendlyLink[]>;
}

export const SITE_GATEWAY = token<SiteGateway>('SiteGateway');

import type { Observable } from 'rxjs';

import type { Recovery } from '../errors/recovery.js';
import { shareSuccess } from '../kernel/share-success.js';
import type { SiteGateway } from '../ports/server/site-gateway.port.js';
import type { FriendlyLink } from './friendly-link.js';
import { token } from '../kernel/token.js';

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

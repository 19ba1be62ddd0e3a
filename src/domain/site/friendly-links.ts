import type { Observable } from 'rxjs';

import { shareSuccess } from '../kernel/share-success.js';
import type { SiteGateway } from '../ports/server/site-gateway.port.js';
import type { FriendlyLink } from './friendly-link.js';

/** The links of the footer of home: asked for by the first who shows them, once a page load. */
export class FriendlyLinks {
  /** Cold at first, then shared. Emits once, completes, fails with an `AppError`. */
  readonly links$: Observable<readonly FriendlyLink[]>;

  constructor(gateway: SiteGateway) {
    this.links$ = gateway.links().pipe(shareSuccess());
  }
}

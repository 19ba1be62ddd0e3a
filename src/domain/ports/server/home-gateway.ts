import type { Observable } from 'rxjs';

import type { HomeContent } from '../../home/home.js';
import { token } from '../../kernel/token.js';

/**
 * Knows what the owner has put on home (pages §1; API 3.1).
 *
 * The call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during subscribe().
 * It emits once and completes, and fails only with an `AppError`. Anybody may ask.
 */
export interface HomeGateway {
  /**
   * Slides and blocks. A server of the first generation names its slides in the configuration: they are those of
   * `SystemConfig.slides`, known before this call, and they stand in its answer too.
   */
  content(): Observable<HomeContent>;
}

export const HOME_GATEWAY = token<HomeGateway>('HomeGateway');

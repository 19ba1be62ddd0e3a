import type { Observable } from 'rxjs';

import type { HomeContent } from '../home/home.js';
import { token } from '../kernel/token.js';

/**
 * The owner's content of home (docs/spec/home.md#parts; docs/api/home.md#home-blocks), for anonymous visitors too. The
 * call is cold: each subscription sends one request; unsubscribing cancels it. It emits once, asynchronously, and
 * completes. It fails only with an `AppError`.
 */
export interface HomeGateway {
  /**
   * Slides and blocks. Where a server of the first generation has the slides in its configuration
   * (`SystemConfig.slides`, known before this call), the answer contains the same slides.
   */
  content(): Observable<HomeContent>;
}

export const HOME_GATEWAY = token<HomeGateway>('HomeGateway');

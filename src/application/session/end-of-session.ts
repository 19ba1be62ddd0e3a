import { ignoreElements, type Observable, tap } from 'rxjs';

import { loginAddress } from '../../domain/access/addresses.js';
import { SIGN_IN_AGAIN } from '../../domain/errors/words.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { TokenRefusals } from '../../domain/ports/server/token-refusals.port.js';
import type { Session } from '../../domain/session/session.js';
import { token } from '../../domain/kernel/token.js';

/**
 * What a 401 does, wherever it comes from (spec §8, clarifications §4): says so once, ends the session and goes to the
 * login page, which remembers where the visitor was. The one listener: no flow has to think of it.
 */
export class EndOfSession {
  constructor(
    private readonly refusals: TokenRefusals,
    private readonly session: Session,
    private readonly notifier: Notifier,
    private readonly navigator: Navigator,
  ) {}

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.refusals.refused$.pipe(
      tap(() => {
        this.notifier.error(SIGN_IN_AGAIN);
        this.session.expire();
        this.navigator.go(loginAddress(this.navigator.place$.value), 'replace');
      }),
      ignoreElements(),
    );
  }
}

export const END_OF_SESSION = token<EndOfSession>('EndOfSession');

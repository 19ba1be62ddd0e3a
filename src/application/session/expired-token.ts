import { ignoreElements, type Observable, tap } from 'rxjs';

import { loginAddress } from '../../domain/access/addresses.js';
import { SIGN_IN_AGAIN } from '../../domain/errors/strings.js';
import { token } from '../../domain/kernel/token.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { TokenRefusals } from '../../domain/ports/account-gateway.js';
import type { Session } from '../../domain/session/session.js';

/**
 * The only reaction to a 401 of any call (docs/spec/session.md#expired-token): shows the message once, ends the session
 * and goes to the login page, which remembers the location. No other flow has to handle it.
 */
export class ExpiredToken {
  constructor(
    private readonly refusals: TokenRefusals,
    private readonly session: Session,
    private readonly notifier: Notifier,
    private readonly navigator: PageNavigator,
  ) {}

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.refusals.refused$.pipe(
      tap(() => {
        this.notifier.error(SIGN_IN_AGAIN);
        this.session.expire();
        this.navigator.go(loginAddress(this.navigator.location$.value), 'replace');
      }),
      ignoreElements(),
    );
  }
}

export const EXPIRED_TOKEN = token<ExpiredToken>('ExpiredToken');

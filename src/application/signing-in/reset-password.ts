import { concat, defer, type Observable } from 'rxjs';

import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import { PASSWORD_WAS_RESET } from '../../domain/signing-in/words.js';
import type { ProvenMobile, SignInGateway } from '../../domain/ports/server/sign-in-gateway.port.js';
import type { BackToLogin } from './back-to-login.js';

/** Password reset: a new password for a known mobile, with which its owner then signs in (spec §7, clarifications §8). */
export class ResetPassword {
  constructor(
    private readonly gateway: SignInGateway,
    private readonly backToLogin: BackToLogin,
  ) {}

  /** Cold: asks on subscription, emits nothing, completes on success, fails with an `AppError`. */
  perform({ password, ...typed }: ProvenMobile & { readonly password: string }): Observable<never> {
    const proof = normaliseProof(typed);
    // A password is sent as it was typed.
    const asked$ = defer(() => this.gateway.resetPassword({ ...proof, password }));
    return concat(asked$, this.backToLogin.after(PASSWORD_WAS_RESET, proof.mobile));
  }
}

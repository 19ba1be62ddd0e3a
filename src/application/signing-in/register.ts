import { concat, defer, type Observable } from 'rxjs';

import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import { REGISTERED } from '../../domain/signing-in/words.js';
import type { ProvenMobile, SignInGateway } from '../../domain/ports/server/sign-in-gateway.port.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.port.js';
import type { BackToLogin } from './back-to-login.js';

/** Registration: a new account, which then signs in (spec §7, clarifications §8). */
export class Register {
  constructor(
    private readonly gateway: SignInGateway,
    private readonly store: VisitStore,
    private readonly backToLogin: BackToLogin,
  ) {}

  /** Cold: asks on subscription, emits nothing, completes on success, fails with an `AppError`. */
  perform({ password, ...typed }: ProvenMobile & { readonly password: string }): Observable<never> {
    const proof = normaliseProof(typed);
    // A password is sent as it was typed.
    const asked$ = defer(() => this.gateway.register({ ...proof, password, msv: this.store.read('msv') ?? '' }));
    return concat(asked$, this.backToLogin.after(REGISTERED, proof.mobile));
  }
}

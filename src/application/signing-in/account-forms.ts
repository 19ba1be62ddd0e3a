import { concat, defer, EMPTY, type Observable } from 'rxjs';

import { token } from '../../domain/kernel/token.js';
import type { Notifier } from '../../domain/ports/browser/notifier.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { ProvenMobile, SignInGateway } from '../../domain/ports/server/sign-in-gateway.js';
import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import { PASSWORD_WAS_RESET, REGISTERED } from '../../domain/signing-in/strings.js';
import type { DialogFlow } from './dialog-flow.js';

/** The mobile that was last typed into any sign-in form: it travels from dialog to dialog (clarifications §8). */
export class TypedMobile {
  private typed = '';

  get value(): string {
    return this.typed;
  }

  remember(mobile: string): void {
    this.typed = mobile;
  }
}

export const TYPED_MOBILE = token<TypedMobile>('TypedMobile');

/** How registration and password reset end (clarifications §8): at the login dialog, the mobile filled in. */
export class BackToLogin {
  constructor(
    private readonly notifier: Notifier,
    private readonly dialogs: DialogFlow,
    private readonly typedMobile: TypedMobile,
  ) {}

  /** Says what is `done`. Cold; emits nothing, completes at once, never errors. */
  after(done: string, mobile: string): Observable<never> {
    return defer(() => {
      this.notifier.success(done);
      this.typedMobile.remember(mobile);
      this.dialogs.switchTo({ kind: 'login' });
      return EMPTY;
    });
  }
}

export const BACK_TO_LOGIN = token<BackToLogin>('BackToLogin');

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

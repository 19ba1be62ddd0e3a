import { catchError, defer, ignoreElements, map, type Observable, of, tap, throwError } from 'rxjs';

import { asAppError, isRefusal } from '../../domain/errors/app-error.js';
import { LostAnswers } from '../../domain/errors/lost-answers.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { ProvenMobile, SignInGateway } from '../../domain/ports/sign-in-gateway.js';
import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import { PASSWORD_WAS_RESET, REGISTERED } from '../../domain/signing-in/strings.js';
import type { DialogFlow } from './dialog-flow.js';
import type { TypedMobile } from './typed-mobile.js';

/**
 * Opens the login dialog, with the mobile filled in, after registration and password reset
 * (docs/spec/signing-in.md#registration).
 */
export class BackToLogin {
  constructor(
    private readonly notifier: Notifier,
    private readonly dialogs: DialogFlow,
    private readonly typedMobile: TypedMobile,
  ) {}

  /** `done` is the success message. */
  open(done: string, mobile: string): void {
    this.notifier.success(done);
    this.typedMobile.remember(mobile);
    this.dialogs.switchTo({ kind: 'login' });
  }
}

const DONE = { register: REGISTERED, resetPassword: PASSWORD_WAS_RESET };

interface NewPassword extends ProvenMobile {
  readonly password: string;
}

/**
 * Sets the password of a mobile, by registration or password reset; the visitor then signs in with it
 * (docs/spec/signing-in.md#registration, docs/spec/signing-in.md#password-reset).
 */
export class PasswordChoice {
  private readonly lost = new LostAnswers<true>();

  constructor(
    private readonly call: keyof typeof DONE,
    private readonly gateway: SignInGateway,
    private readonly store: VisitStore,
    private readonly backToLogin: BackToLogin,
  ) {}

  /** Cold: sends on subscription, emits nothing, completes on success, fails with an `AppError`. */
  perform({ password, ...typed }: NewPassword): Observable<never> {
    const proof = normaliseProof(typed);
    // Passwords are not trimmed or normalised.
    const account = { ...proof, password };
    const sent$ = defer(() =>
      this.call === 'register'
        ? this.gateway.register({ ...account, msv: this.store.read('msv') ?? '' })
        : this.gateway.resetPassword(account),
    );
    return this.lost.perform(proof.mobile, sent$, this.hasPassword(proof.mobile, password)).pipe(
      ignoreElements(),
      tap({
        complete: () => {
          this.backToLogin.open(DONE[this.call], proof.mobile);
        },
      }),
    );
  }

  /**
   * Whether the account has this password: a login is the only way to ask about it. Emits `true` once, or `undefined` when
   * the server refuses it. The token is dropped: the visitor signs in afterwards.
   */
  private hasPassword(mobile: string, password: string): Observable<true | undefined> {
    return this.gateway.withPassword({ mobile, password }).pipe(
      map(() => true as const),
      catchError((thrown: unknown) => (isRefusal(asAppError(thrown)) ? of(undefined) : throwError(() => thrown))),
    );
  }
}

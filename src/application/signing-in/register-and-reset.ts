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

/** Another password is another action: the question about the first one says nothing of it. */
function keyOf({ mobile }: ProvenMobile, password: string): string {
  return `${mobile} ${password}`;
}

/**
 * Whether the account has this password: a login is the only way to ask about it. Emits `true` once, or `undefined` when
 * the server refuses it. The token is dropped: the visitor signs in afterwards.
 */
function hasPassword(gateway: SignInGateway, mobile: string, password: string): Observable<true | undefined> {
  return gateway.withPassword({ mobile, password }).pipe(
    map(() => true as const),
    catchError((thrown: unknown) => (isRefusal(asAppError(thrown)) ? of(undefined) : throwError(() => thrown))),
  );
}

/** Registration: creates an account; the visitor then signs in (docs/spec/signing-in.md#registration). */
export class Register {
  private readonly lost = new LostAnswers<true>();

  constructor(
    private readonly gateway: SignInGateway,
    private readonly store: VisitStore,
    private readonly backToLogin: BackToLogin,
  ) {}

  /** Cold: sends on subscription, emits nothing, completes on success, fails with an `AppError`. */
  perform({ password, ...typed }: ProvenMobile & { readonly password: string }): Observable<never> {
    const proof = normaliseProof(typed);
    // Passwords are not trimmed or normalised.
    const sent$ = defer(() => this.gateway.register({ ...proof, password, msv: this.store.read('msv') ?? '' }));
    const request$ = this.lost.perform(
      keyOf(proof, password),
      sent$,
      hasPassword(this.gateway, proof.mobile, password),
    );
    return request$.pipe(
      ignoreElements(),
      tap({
        complete: () => {
          this.backToLogin.open(REGISTERED, proof.mobile);
        },
      }),
    );
  }
}

/**
 * Password reset: sets a new password for a known mobile; the visitor then signs in
 * (docs/spec/signing-in.md#password-reset).
 */
export class ResetPassword {
  private readonly lost = new LostAnswers<true>();

  constructor(
    private readonly gateway: SignInGateway,
    private readonly backToLogin: BackToLogin,
  ) {}

  /** Cold: sends on subscription, emits nothing, completes on success, fails with an `AppError`. */
  perform({ password, ...typed }: ProvenMobile & { readonly password: string }): Observable<never> {
    const proof = normaliseProof(typed);
    // Passwords are not trimmed or normalised.
    const sent$ = this.gateway.resetPassword({ ...proof, password });
    const request$ = this.lost.perform(
      keyOf(proof, password),
      sent$,
      hasPassword(this.gateway, proof.mobile, password),
    );
    return request$.pipe(
      ignoreElements(),
      tap({
        complete: () => {
          this.backToLogin.open(PASSWORD_WAS_RESET, proof.mobile);
        },
      }),
    );
  }
}

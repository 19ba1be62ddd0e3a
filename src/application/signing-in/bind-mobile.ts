import { catchError, concat, defer, EMPTY, ignoreElements, type Observable, switchMap, tap, throwError } from 'rxjs';

import { isRefusedWith } from '../../domain/errors/known-refusal.js';
import { foundIf, LostAnswers } from '../../domain/errors/lost-answers.js';
import type { MemberGateway } from '../../domain/ports/account-gateway.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type {
  MemberStepsGateway,
  ProvenMobile,
  ScanGateway,
  SignInGateway,
} from '../../domain/ports/sign-in-gateway.js';
import { normaliseProof } from '../../domain/signing-in/mobile-number.js';
import { BOUND, BOUND_BEFORE } from '../../domain/signing-in/strings.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { TypedMobile } from './typed-mobile.js';

/**
 * The three forms that bind a mobile to an account (docs/spec/signing-in.md#dialogs,
 * docs/spec/signing-in.md#binding-page, docs/spec/signing-in.md#sms-code). Each call is cold: it sends on subscription,
 * emits nothing, completes after the navigation and fails with an `AppError`.
 */
export class BindMobile {
  private readonly lost = new LostAnswers<true>();

  constructor(
    private readonly gateway: SignInGateway,
    private readonly scans: ScanGateway,
    private readonly steps: MemberStepsGateway,
    private readonly members: Pick<MemberGateway, 'detail'>,
    private readonly store: VisitStore,
    private readonly notifier: Notifier,
    private readonly afterSignIn: AfterSignIn,
    private readonly typedMobile: TypedMobile,
  ) {}

  afterScan(form: ProvenMobile, code: string): Observable<never> {
    return this.enter(defer(() => this.scans.bindMobile({ ...normaliseProof(form), code, msv: this.msv() })));
  }

  afterCodeLogin(form: ProvenMobile, loginCode: string): Observable<never> {
    return this.enter(
      defer(() =>
        this.gateway.bindAfterCodeLogin({
          ...normaliseProof(form),
          loginCode,
          msv: this.msv(),
        }),
      ),
    );
  }

  /** For a signed-in member: the page `/bind-mobile`. */
  asMember(form: ProvenMobile, target: string): Observable<never> {
    const proof = normaliseProof(form);
    const isBound$ = this.members
      .detail()
      .pipe(foundIf(({ isMobileBound, mobile }) => isMobileBound && mobile === proof.mobile));
    const bound$ = this.lost.perform(proof.mobile, this.steps.bindMobile(proof), isBound$);
    return concat(
      bound$.pipe(
        ignoreElements(),
        tap({
          complete: () => {
            this.notifier.success(BOUND);
          },
        }),
        catchError((thrown: unknown) =>
          // Another tab has completed this step, perhaps with another number.
          isRefusedWith(thrown, BOUND_BEFORE) ? EMPTY : throwError(() => thrown),
        ),
        tap({
          complete: () => {
            // Otherwise the number would appear in the form that changes it.
            this.typedMobile.remember('');
          },
        }),
      ),
      this.afterSignIn.finishForcedStep('bindMobile', target),
    );
  }

  private enter(token$: Observable<string>): Observable<never> {
    return token$.pipe(
      tap(() => {
        this.notifier.success(BOUND);
      }),
      switchMap((token) => this.afterSignIn.finishBinding(token)),
    );
  }

  private msv(): string {
    return this.store.read('msv') ?? '';
  }
}

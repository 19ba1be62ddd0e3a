import { BehaviorSubject, catchError, defer, EMPTY, ignoreElements, type Observable, switchMap, tap } from 'rxjs';

import { codeInAddress, withoutLoginCode } from '../domain/code-login/login-code.js';
import type { CodeLoginOutcome } from '../domain/code-login/code-login-outcome.js';
import { type AppError, asAppError } from '../domain/errors/app-error.js';
import { addressOf } from '../domain/access/addresses.js';
import { type Behavior, readOnly } from '../domain/kernel/behavior.js';
import type { Navigator } from '../domain/ports/navigator.port.js';
import type { SignInGateway } from '../domain/ports/sign-in-gateway.port.js';
import type { VisitStore } from '../domain/ports/visit-store.port.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { DialogFlow } from './dialog-flow.js';
import type { ErrorDesk } from './error-desk.js';

/** How a login by address stands; `/login/callback` shows it. */
export type CodeLoginState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'needs-mobile' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** Login by address: `?login_code=…&action=login`, once (spec §4; clarifications §8). */
export class CodeLogin {
  private readonly state = new BehaviorSubject<CodeLoginState>({
    kind: 'none',
  });
  readonly state$: Behavior<CodeLoginState> = readOnly(this.state);

  constructor(
    private readonly gateway: SignInGateway,
    private readonly navigator: Navigator,
    private readonly store: VisitStore,
    private readonly dialogs: DialogFlow,
    private readonly afterSignIn: AfterSignIn,
    private readonly desk: ErrorDesk,
  ) {}

  /**
   * Uses the code of the present address, if there is a fresh one, and cleans the address either way. Cold; emits
   * nothing, completes when it is settled, never errors. A code that was used is never sent again, also not after
   * a reload of this tab.
   */
  run(): Observable<never> {
    return defer(() => {
      const place = this.navigator.place$.value;
      const loginCode = codeInAddress(place.query);
      if (loginCode === undefined) return EMPTY;
      this.navigator.go(addressOf({ ...place, query: withoutLoginCode(place.query) }), 'replace');
      if (this.store.read('usedLoginCode', loginCode) !== undefined) return EMPTY;
      this.store.write('usedLoginCode', loginCode, loginCode);
      this.state.next({ kind: 'running' });
      return this.gateway.withLoginCode({ loginCode, msv: this.store.read('msv') ?? '' }).pipe(
        switchMap((outcome) => this.follow(outcome)),
        catchError((thrown: unknown) => this.fail(asAppError(thrown))),
      );
    });
  }

  private follow(outcome: CodeLoginOutcome): Observable<never> {
    if (outcome.kind === 'signed-in') {
      return this.afterSignIn.finishCodeLogin(outcome.token).pipe(
        tap({
          complete: () => {
            this.state.next({ kind: 'none' });
          },
        }),
        ignoreElements(),
      );
    }
    this.state.next({ kind: 'needs-mobile' });
    this.dialogs.open({ kind: 'bind-new-mobile', code: outcome.code });
    return EMPTY;
  }

  private fail(error: AppError): Observable<never> {
    this.state.next({ kind: 'failed', error });
    this.desk.report(error);
    return EMPTY;
  }
}

import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  filter,
  finalize,
  merge,
  type Observable,
  skip,
  switchMap,
  takeUntil,
} from 'rxjs';

import { takeLoginCode } from '../../domain/signing-in/login-code.js';
import type { CodeLoginOutcome } from '../../domain/signing-in/tickets.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { routeAt } from '../../domain/access/routes.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { SignInGateway } from '../../domain/ports/sign-in-gateway.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { AfterSignIn } from './after-sign-in.js';
import type { DialogFlow } from './dialog-flow.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import { hasServerText } from '../site/form-error.js';
import type { SignOut } from '../session/sign-out.js';

/** The state of a login by address, which `/login/callback` shows. */
export type CodeLoginState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running' }
  | { readonly kind: 'needs-mobile' }
  | { readonly kind: 'failed'; readonly error: AppError };

/**
 * Login by address: `?login_code=…&action=login`; each code is used once (docs/spec/signing-in.md#login-by-address).
 */
export class CodeLogin {
  private readonly state = new BehaviorSubject<CodeLoginState>({
    kind: 'none',
  });
  readonly state$: Behavior<CodeLoginState> = readOnly(this.state);

  constructor(
    private readonly gateway: SignInGateway,
    private readonly navigator: PageNavigator,
    private readonly store: VisitStore,
    private readonly dialogs: DialogFlow,
    private readonly afterSignIn: AfterSignIn,
    private readonly errorReporter: ErrorReporter,
    private readonly signOut: SignOut,
  ) {}

  /**
   * Uses the login code in the location, if it is a new one. Cold; emits nothing, never errors; completes with the
   * result, or when the visitor signs in or out in another way meanwhile.
   */
  run(): Observable<never> {
    return defer(() => {
      const loginCode = takeLoginCode(this.navigator, this.store, 'login');
      if (loginCode === undefined) return EMPTY;
      this.state.next({ kind: 'running' });
      return this.gateway.withLoginCode({ loginCode, msv: this.store.read('msv') ?? '' }).pipe(
        takeUntil(this.superseded()),
        switchMap((outcome) => this.follow(outcome)),
        catchError((thrown: unknown) => this.fail(asAppError(thrown))),
        finalize(() => {
          if (this.state.value.kind === 'running') this.state.next({ kind: 'none' });
        }),
      );
    });
  }

  private follow(outcome: CodeLoginOutcome): Observable<never> {
    if (outcome.kind === 'signed-in') return this.afterSignIn.finishCodeLogin(outcome.token);
    this.state.next({ kind: 'needs-mobile' });
    // An open dialog means that the visitor is signing in another way and may be typing.
    if (this.dialogs.dialog$.value === undefined) this.dialogs.open({ kind: 'bind-new-mobile', code: outcome.code });
    return EMPTY;
  }

  /** The end of a session does not count: a visitor who arrives with an expired token is about to get a new one. */
  private superseded(): Observable<unknown> {
    const signedIn$ = this.store.watch('token').pipe(
      skip(1),
      filter((token) => token !== undefined),
    );
    return merge(signedIn$, this.signOut.leaving$.pipe(filter(Boolean)));
  }

  private fail(error: AppError): Observable<never> {
    this.state.next({ kind: 'failed', error });
    // The callback page displays the error itself; any other page needs the toast. The server's own words are always a
    // toast.
    if (hasServerText(error) || routeAt(this.navigator.location$.value.path) !== 'loginCallback') {
      this.errorReporter.report(error);
    } else {
      this.errorReporter.logFault(error);
    }
    return EMPTY;
  }
}

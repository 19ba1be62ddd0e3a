import { defer, EMPTY, filter, ignoreElements, merge, type Observable, skip, take, takeUntil, tap } from 'rxjs';

import { isLoginPage, withRedirect } from '../../domain/access/addresses.js';
import type { ForcedStep } from '../../domain/access/page-rules.js';
import { token } from '../../domain/kernel/token.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { pendingChecksOf, type SessionState } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { afterBinding, afterLogin } from '../../domain/signing-in/return-addresses.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { DialogFlow } from './dialog-flow.js';

/** What is known of a member who has done what was asked of them. */
const DONE = {
  bindMobile: { mobileBound: true },
  faceCheck: { faceVerified: true },
} as const satisfies Readonly<Record<ForcedStep, Partial<LoginUser>>>;

/** What happens once a token is there (spec §4 after login, after social registration or binding). */
export class AfterSignIn {
  constructor(
    private readonly session: Session,
    private readonly navigator: Navigator,
    private readonly dialogs: DialogFlow,
    private readonly currentSite: CurrentSite,
    private readonly desk: ErrorReporter,
  ) {}

  /** After password, SMS or scan: to where the visitor was heading, else the page anew. Immediate. */
  finish(token: string): void {
    const next = afterLogin(this.navigator.place$.value, this.dialogs.target);
    this.session.begin(token);
    this.dialogs.close();
    if (next.kind === 'go') this.navigator.go(next.to, 'replace');
    else this.navigator.reload();
  }

  /**
   * After a login by address. Off the doors the visitor is where they want to be already, on a page that has just
   * been loaded; who leaves the door while the member is loaded is not called back. Cold; emits nothing, completes
   * once the member is known and the visitor on the way, never errors.
   */
  finishCodeLogin(token: string): Observable<never> {
    const { path } = this.navigator.place$.value;
    if (isLoginPage(path)) return this.finishBinding(token).pipe(takeUntil(this.doorLeft()));
    return defer(() => {
      this.session.begin(token);
      return EMPTY;
    });
  }

  /**
   * After a social account or a binding. The token is stored first: whatever else is pending, the visitor is a
   * member from here on (lesson 11). Then the member is loaded, then the face rule decides. Cold; emits nothing,
   * completes once the visitor is on the way, never errors: a member who cannot be loaded has been told so.
   */
  finishBinding(token: string): Observable<never> {
    return defer(() => {
      const target = afterBinding(this.navigator.place$.value, this.dialogs.target);
      this.session.begin(token);
      return this.memberKnown().pipe(
        tap((state) => {
          this.goOn(state, target);
        }),
        ignoreElements(),
      );
    });
  }

  /**
   * After a signed-in member did what was asked of them: the member anew, then the face rule. What was done is done,
   * though the member cannot be had anew, or not yet as they are now. Cold, as above.
   */
  finishForcedStep(step: ForcedStep, target: string): Observable<never> {
    const renewed$ = this.session.state$.pipe(
      skip(1),
      filter((state) => state.kind !== 'restoring'),
      take(1),
      tap(() => {
        this.session.note(DONE[step]);
        this.goOn(this.session.state$.value, target);
      }),
      ignoreElements(),
    );
    const asked$ = defer(() => {
      this.session.announce();
      return EMPTY;
    });
    return merge(renewed$, asked$);
  }

  private doorLeft(): Observable<unknown> {
    return this.navigator.place$.pipe(filter(({ path }) => !isLoginPage(path)));
  }

  private memberKnown(): Observable<SessionState> {
    return this.session.state$.pipe(
      filter((state) => state.kind !== 'restoring'),
      take(1),
    );
  }

  private goOn(state: SessionState, target: string): void {
    this.dialogs.close();
    if (state.kind === 'unreachable') {
      // Whoever watches the session has sent the visitor to the login page already.
      if (state.error.kind === 'unauthorized') return;
      this.desk.report(state.error);
    }
    const rules = this.currentSite.site$.value?.config.member;
    const faceCheck = rules !== undefined && pendingChecksOf(state, rules).faceCheck;
    this.navigator.go(faceCheck ? withRedirect('/face-check', target) : target, 'replace');
  }
}

export const AFTER_SIGN_IN = token<AfterSignIn>('AfterSignIn');

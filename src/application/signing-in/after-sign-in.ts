import {
  defer,
  EMPTY,
  filter,
  ignoreElements,
  merge,
  type Observable,
  type SchedulerLike,
  skip,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';

import { isLoginPage, withRedirect } from '../../domain/access/addresses.js';
import type { ForcedStep } from '../../domain/access/forced-step-page.js';
import { ROUTES } from '../../domain/access/routes.js';
import { token } from '../../domain/kernel/token.js';
import { SIGN_IN_RELOAD_LIMIT_MS } from '../../domain/signing-in/limits.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { pendingChecksOf, type SessionState } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { survivesReload } from '../../domain/session/stored-keys.js';
import { afterBinding, afterLogin } from '../../domain/signing-in/after-sign-in.js';
import { SESSION_NOT_STORED } from '../../domain/signing-in/strings.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { DialogFlow } from './dialog-flow.js';

/** What is known about the member after each required step. */
const DONE = {
  bindMobile: { isMobileBound: true },
  faceCheck: { isFaceVerified: true },
} as const satisfies Readonly<Record<ForcedStep, Partial<LoginUser>>>;

/**
 * What follows after the server has sent a token (docs/spec/signing-in.md#after-sign-in, after social registration or
 * binding).
 */
export class AfterSignIn {
  constructor(
    private readonly session: Session,
    private readonly navigator: PageNavigator,
    private readonly dialogs: DialogFlow,
    private readonly currentSite: CurrentSite,
    private readonly errorReporter: ErrorReporter,
    private readonly store: VisitStore,
    private readonly notifier: Notifier,
    private readonly time: SchedulerLike,
  ) {}

  /**
   * After login by password, SMS or scan: goes to the visitor's target, or reloads the page. Where a reload would end
   * the new session, the page stays and follows the session. Immediate.
   */
  finish(token: string): void {
    const next = afterLogin(this.navigator.location$.value, this.dialogs.target);
    this.begin(token, next.kind === 'reload');
    this.dialogs.close();
    if (next.kind === 'go') this.navigator.go(next.to, 'replace');
    else if (survivesReload(this.store)) {
      this.navigator.reload();
      // The browser has ended this page by then, unless the visitor or a script has prevented the reload.
      timer(SIGN_IN_RELOAD_LIMIT_MS, this.time).subscribe(() => {
        this.session.reload();
      });
    } else this.session.reload();
  }

  /**
   * After login by address. On an ordinary page the visitor stays: they wanted this page, and it has just been loaded.
   * On a login page they go on once the member is loaded, unless they have left it by then. Cold; emits nothing,
   * completes after the navigation, never errors.
   */
  finishCodeLogin(token: string): Observable<never> {
    const { path } = this.navigator.location$.value;
    if (isLoginPage(path)) return this.finishBinding(token).pipe(takeUntil(this.loginPageLeft()));
    return defer(() => {
      this.begin(token);
      return EMPTY;
    });
  }

  /**
   * After a social login or binding a mobile. The token is stored first, so the visitor is a member whatever else is
   * pending (docs/spec/signing-in.md#after-sign-in). Then the member is loaded, and the face check rule decides the
   * target. Cold; emits nothing, completes after the navigation, never errors: a failure to load the member is reported
   * here.
   */
  finishBinding(token: string): Observable<never> {
    return defer(() => {
      const target = afterBinding(this.navigator.location$.value, this.dialogs.target);
      this.begin(token);
      return this.memberKnown().pipe(
        tap((state) => {
          this.goOn(state, target);
        }),
        ignoreElements(),
      );
    });
  }

  /**
   * After a signed-in member has completed a required step: reloads the member, then applies the face check rule. The
   * step counts even when the reload fails or returns older data. Cold; emits nothing, completes after the navigation,
   * never errors.
   */
  finishForcedStep(step: ForcedStep, target: string): Observable<never> {
    const renewed$ = this.session.state$.pipe(
      skip(1),
      filter((state) => state.kind !== 'restoring'),
      take(1),
      tap(() => {
        this.session.updateMember(DONE[step]);
        this.goOn(this.session.state$.value, target);
      }),
      ignoreElements(),
    );
    const reload$ = defer(() => {
      this.session.reloadInAllTabs();
      return EMPTY;
    });
    return merge(renewed$, reload$);
  }

  private begin(token: string, isBeforeReload = false): void {
    // Their names contain the mobile; the codes have served.
    this.store.eraseAll('smsDeadline');
    this.session.begin(token, isBeforeReload);
    if (!this.store.isStored('token')) this.notifier.error(SESSION_NOT_STORED);
  }

  private loginPageLeft(): Observable<unknown> {
    return this.navigator.location$.pipe(filter(({ path }) => !isLoginPage(path)));
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
      // `ExpiredToken` has already sent the visitor to the login page.
      if (state.error.kind === 'unauthorized') return;
      this.errorReporter.report(state.error);
    }
    const rules = this.currentSite.site$.value?.config.member;
    const faceCheck = rules !== undefined && pendingChecksOf(state, rules).faceCheck;
    this.navigator.go(faceCheck ? withRedirect(ROUTES.faceCheck.pattern, target) : target, 'replace');
  }
}

export const AFTER_SIGN_IN = token<AfterSignIn>('AfterSignIn');

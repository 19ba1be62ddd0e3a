import {
  BehaviorSubject,
  catchError,
  defer,
  EMPTY,
  filter,
  ignoreElements,
  merge,
  type Observable,
  type SchedulerLike,
  skipWhile,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';

import { HOME, loginAddress } from '../../domain/access/addresses.js';
import { SIGN_IN_AGAIN } from '../../domain/errors/strings.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import { SIGN_OUT_FLUSH_LIMIT_MS, SIGN_OUT_DELAY_MS } from '../../domain/site/limits.js';
import type { Navigator } from '../../domain/ports/navigator.js';
import type { Log, Notifier } from '../../domain/ports/notifier.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { AccountGateway, TokenRefusals } from '../../domain/ports/account-gateway.js';
import type { SessionState } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { SIGNED_OUT } from '../../domain/site/strings.js';

/** Sends played positions to the server: continuously, or until all are sent. The service of the lesson page. */
export interface ProgressSender {
  readonly sending$: Observable<never>;
  readonly allSent$: Observable<never>;
}

/**
 * Emits the service that sends played positions when any are stored, by this tab or another
 * (docs/spec/lesson.md#lesson-page). Cold: emits once and completes; emits nothing when none is stored or the code
 * cannot be fetched; never errors.
 */
export function pendingProgressSender(
  store: Pick<VisitStore, 'read'>,
  services: Readonly<Record<'lesson', Observable<ProgressSender>>>,
): Observable<ProgressSender> {
  return defer(() =>
    store.read('waitingProgress') === undefined ? EMPTY : services.lesson.pipe(catchError(() => EMPTY)),
  );
}

/**
 * 安全退出: always ends the session on this device, at once, whatever the server answers (docs/spec/session.md#sign-out).
 */
export class SignOut {
  private readonly leaving = new BehaviorSubject(false);
  /**
   * True from sign-out, before the token is erased, until home has loaded: meanwhile a members-only page must not
   * redirect to /login. False again when this page stays after all: Back restored it, or the visitor signed in again.
   */
  readonly leaving$: Behavior<boolean> = readOnly(this.leaving);

  constructor(
    private readonly account: AccountGateway,
    private readonly session: Session,
    private readonly presence: Presence,
    private readonly notifier: Notifier,
    private readonly navigator: Navigator,
    private readonly log: Log,
    private readonly time: SchedulerLike,
    /** The service that `pendingProgressSender` emits. */
    private readonly senders$: Observable<Pick<ProgressSender, 'allSent$'>>,
  ) {}

  /**
   * Immediate, except that played positions are sent first, because they need the token; this wait has a limit. A
   * second call during sign-out is ignored.
   */
  leave(): void {
    if (this.leaving.value) return;
    this.leaving.next(true);
    this.senders$
      .pipe(
        switchMap(({ allSent$ }) => allSent$),
        takeUntil(timer(SIGN_OUT_FLUSH_LIMIT_MS, this.time)),
      )
      .subscribe({
        complete: () => {
          this.end();
        },
      });
  }

  private end(): void {
    // Sent before the token is erased, because the call needs it. The result is not awaited.
    this.account
      .signOut()
      .pipe(
        catchError((error: unknown) => {
          this.log.error('sign-out call failed', error);
          return EMPTY;
        }),
      )
      .subscribe();
    this.session.end();
    this.notifier.success(SIGNED_OUT);
    timer(SIGN_OUT_DELAY_MS, this.time)
      .pipe(takeUntil(this.presence.restored$))
      .subscribe(() => {
        this.navigator.reload(HOME);
      });
    merge(this.presence.restored$, this.signedInAgain())
      .pipe(take(1))
      .subscribe(() => {
        this.leaving.next(false);
      });
  }

  private signedInAgain(): Observable<unknown> {
    const isAnonymous = ({ kind }: SessionState) => kind === 'anonymous';
    return this.session.state$.pipe(
      skipWhile((state) => !isAnonymous(state)),
      filter((state) => !isAnonymous(state)),
    );
  }
}

export const SIGN_OUT = token<SignOut>('SignOut');

/**
 * The only reaction to a 401 of any call (docs/spec/session.md#expired-token): shows the message once, ends the session
 * and goes to the login page, which remembers the location. No other flow has to handle it.
 */
export class EndOfSession {
  constructor(
    private readonly refusals: TokenRefusals,
    private readonly session: Session,
    private readonly notifier: Notifier,
    private readonly navigator: Navigator,
  ) {}

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return this.refusals.refused$.pipe(
      tap(() => {
        this.notifier.error(SIGN_IN_AGAIN);
        this.session.expire();
        this.navigator.go(loginAddress(this.navigator.location$.value), 'replace');
      }),
      ignoreElements(),
    );
  }
}

export const END_OF_SESSION = token<EndOfSession>('EndOfSession');

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
import { FAREWELL_MS, SIGN_OUT_DELAY_MS } from '../../domain/limits.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { Log, Notifier } from '../../domain/ports/browser/notifier.js';
import type { Presence } from '../../domain/ports/browser/presence.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { AccountGateway, TokenRefusals } from '../../domain/ports/server/account-gateway.js';
import type { SessionState } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { SIGNED_OUT } from '../../domain/site/strings.js';

/** Who sends what was played, for good and until all of it is there: the service of the lesson page. */
export interface SendsWhatWasPlayed {
  readonly sending$: Observable<never>;
  readonly allSent$: Observable<never>;
}

/**
 * Who sends what was played, by this tab or another, and has not reached the server (pages §4). Cold: emits once where
 * something waits, and completes; emits nothing where nothing does or the code does not come; never errors.
 */
export function whoSendsWhatWaits(
  store: Pick<VisitStore, 'read'>,
  services: Readonly<Record<'lesson', Observable<SendsWhatWasPlayed>>>,
): Observable<SendsWhatWasPlayed> {
  return defer(() =>
    store.read('waitingProgress') === undefined ? EMPTY : services.lesson.pipe(catchError(() => EMPTY)),
  );
}

/** 安全退出: always out on this device, at once, whatever the server says (spec §4, clarifications §9). */
export class SignOut {
  private readonly leaving = new BehaviorSubject(false);
  /**
   * True from sign-out, before the token goes, until home has loaded: a members-only page must not send its visitor to
   * /login meanwhile. False again should this page go on after all: brought back by Back, or with somebody signed in.
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
    /** As `whoSendsWhatWaits`. */
    private readonly whoSends$: Observable<Pick<SendsWhatWasPlayed, 'allSent$'>>,
  ) {}

  /**
   * Immediate, but for what was played: it wants the token once more before that goes, for which nobody waits for long. A
   * second call while the first is under way is ignored.
   */
  leave(): void {
    if (this.leaving.value) return;
    this.leaving.next(true);
    this.whoSends$
      .pipe(
        switchMap(({ allSent$ }) => allSent$),
        takeUntil(timer(FAREWELL_MS, this.time)),
      )
      .subscribe({
        complete: () => {
          this.end();
        },
      });
  }

  private end(): void {
    // Asked before the token is erased, because it is asked with it; left to itself, because nobody waits for it.
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
 * What a 401 does, wherever it comes from (spec §8, clarifications §4): says so once, ends the session and goes to the
 * login page, which remembers where the visitor was. The one listener: no flow has to think of it.
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
        this.navigator.go(loginAddress(this.navigator.place$.value), 'replace');
      }),
      ignoreElements(),
    );
  }
}

export const END_OF_SESSION = token<EndOfSession>('EndOfSession');

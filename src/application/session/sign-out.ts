import {
  BehaviorSubject,
  catchError,
  EMPTY,
  filter,
  merge,
  type Observable,
  type SchedulerLike,
  skipWhile,
  switchMap,
  take,
  takeUntil,
  timer,
} from 'rxjs';

import { HOME } from '../../domain/access/return-to.js';
import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import { FAREWELL_MS, SIGN_OUT_DELAY_MS } from '../../domain/limits.js';
import { SIGNED_OUT } from '../../domain/site/words.js';
import type { AccountGateway } from '../../domain/ports/server/account-gateway.port.js';
import type { Log } from '../../domain/ports/browser/log.port.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';
import type { Notifier } from '../../domain/ports/browser/notifier.port.js';
import type { SessionState } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import type { SendsWhatWasPlayed } from './what-was-played.js';
import { token } from '../../domain/kernel/token.js';

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

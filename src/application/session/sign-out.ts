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

import { HOME_PATH } from '../../domain/access/addresses.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { token } from '../../domain/kernel/token.js';
import { SIGN_OUT_FLUSH_LIMIT_MS, SIGN_OUT_DELAY_MS } from '../../domain/site/limits.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Log, Notifier } from '../../domain/ports/notifier.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { AccountGateway } from '../../domain/ports/account-gateway.js';
import type { SessionState } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { SIGNED_OUT } from '../../domain/site/strings.js';
import type { ProgressSender } from '../lesson/fetch-progress-sender.js';

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
    private readonly navigator: PageNavigator,
    private readonly log: Log,
    private readonly time: SchedulerLike,
    /** The service that `fetchProgressSender` emits. */
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
        this.navigator.reload(HOME_PATH);
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

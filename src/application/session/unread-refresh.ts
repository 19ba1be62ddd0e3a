import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  skip,
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { type Behavior, readOnly } from '../../domain/kernel/behavior.js';
import type { MemberGateway } from '../../domain/ports/server/member-gateway.port.js';
import type { Presence } from '../../domain/ports/browser/presence.port.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';

/**
 * The unread dot (spec §4; clarifications §6): asked for after sign-in and restoring, on return to the tab, and
 * whenever messages were read. A count of 0 clears it, any other shows it, a failed question leaves it alone
 * and is asked again once it may be answered (clarifications §9).
 */
export class UnreadRefresh {
  private readonly dot = new BehaviorSubject(false);
  readonly dot$: Behavior<boolean> = readOnly(this.dot);
  private readonly messagesRead = new Subject<void>();

  constructor(
    private readonly session: Session,
    private readonly members: MemberGateway,
    private readonly presence: Presence,
    private readonly recovery: Recovery,
    private readonly desk: ErrorReporter,
  ) {}

  /** Keeps `dot$` true while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const signedIn$ = this.session.state$.pipe(
      map((state) => state.kind === 'member'),
      distinctUntilChanged(),
    );
    return signedIn$.pipe(
      switchMap((signedIn) => (signedIn ? this.whileSignedIn() : of(false))),
      tap((dot) => {
        this.dot.next(dot);
      }),
      ignoreElements(),
    );
  }

  /** Asks anew: messages were read. */
  refresh(): void {
    this.messagesRead.next();
  }

  private whileSignedIn(): Observable<boolean> {
    const backInTab$ = this.presence.visible$.pipe(skip(1), filter(Boolean));
    return merge(of('signed in'), backInTab$, this.messagesRead).pipe(
      // The newest question is about the newest state of affairs.
      switchMap(() =>
        this.members.unreadCount().pipe(
          this.recovery.askAgain(),
          catchError((error: unknown) => this.keepDot(error)),
        ),
      ),
      map((count) => count !== 0),
    );
  }

  /** Nobody asked for this call: what went wrong is for the log. */
  private keepDot(thrown: unknown): Observable<never> {
    this.desk.note(asAppError(thrown));
    return EMPTY;
  }
}

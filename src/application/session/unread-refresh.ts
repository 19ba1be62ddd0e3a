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
  switchMap,
  tap,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { MemberGateway } from '../../domain/ports/server/account-gateway.js';
import type { Presence } from '../../domain/ports/browser/presence.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import { token } from '../../domain/kernel/token.js';

/**
 * The unread dot (spec §4; clarifications §6): asked for after sign-in and restoring, on return to the tab, and
 * whenever messages were read, in this tab or another. A count of 0 clears it, any other shows it, a failed question leaves it alone
 * and is asked again once it may be answered (clarifications §9).
 */
export class UnreadRefresh {
  private readonly count = new BehaviorSubject(0);
  /** How many there are, as far as is known: what the server said last, which may be old (API 2.16). */
  readonly count$: Behavior<number> = readOnly(this.count);
  /** How often it was known anew. */
  private answers = 0;

  constructor(
    private readonly session: Session,
    private readonly members: MemberGateway,
    private readonly presence: Presence,
    private readonly store: VisitStore,
    private readonly recovery: Recovery,
    private readonly desk: ErrorReporter,
  ) {}

  /** Keeps `count$` true while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const signedIn$ = this.session.state$.pipe(
      map((state) => state.kind === 'member'),
      distinctUntilChanged(),
    );
    return signedIn$.pipe(
      switchMap((signedIn) => (signedIn ? this.whileSignedIn() : of(0))),
      tap((count) => {
        this.answers += 1;
        // Told to a view, even no news is kept there until it is drawn anew.
        if (count !== this.count.value) this.count.next(count);
      }),
      ignoreElements(),
    );
  }

  /**
   * So many more are unread, or fewer: shown at once, until the server is asked anew. What is returned takes it back; what
   * the server has said since, or of another member, already tells the truth and stays.
   */
  change(by: number): () => void {
    const { answers } = this;
    const before = this.count.value;
    this.count.next(Math.max(0, before + by));
    const changed = this.count.value - before;
    return () => {
      if (answers === this.answers) this.count.next(Math.max(0, this.count.value - changed));
    };
  }

  /** Messages were read: asks anew, here and in the other tabs. `what` is another than the time before. */
  refresh(what: string): void {
    this.store.write('messagesRead', what);
  }

  private whileSignedIn(): Observable<number> {
    const backInTab$ = this.presence.visible$.pipe(skip(1), filter(Boolean));
    return merge(of('signed in'), backInTab$, this.store.watch('messagesRead').pipe(skip(1))).pipe(
      // The newest question is about the newest state of affairs.
      switchMap(() =>
        this.members.unreadCount().pipe(
          this.recovery.askAgain(),
          catchError((error: unknown) => this.keepDot(error)),
        ),
      ),
    );
  }

  /** Nobody asked for this call: what went wrong is for the log. */
  private keepDot(thrown: unknown): Observable<never> {
    this.desk.note(asAppError(thrown));
    return EMPTY;
  }
}

export const UNREAD_REFRESH = token<UnreadRefresh>('UnreadRefresh');

import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  EMPTY,
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
import { becomesTrue, type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { MemberGateway } from '../../domain/ports/account-gateway.js';
import type { Presence } from '../../domain/ports/presence.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import type { Session } from '../../domain/session/session.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import { token } from '../../domain/kernel/token.js';

/**
 * The unread dot (docs/spec/session.md#unread-dot). The count is requested after sign-in and restoring, on return to
 * the tab, and after messages were read in any tab. 0 clears the dot, any other count shows it; a failure leaves it as
 * it is, and the request is repeated when it may succeed (docs/spec/errors.md#sentences).
 */
export class UnreadRefresh {
  private readonly count = new BehaviorSubject(0);
  /**
   * The number of unread messages according to the server's last answer, which may be old
   * (docs/api/session.md#unread-count).
   */
  readonly count$: Behavior<number> = readOnly(this.count);
  /** How many counts have been received. */
  private answers = 0;

  constructor(
    private readonly session: Session,
    private readonly members: MemberGateway,
    private readonly presence: Presence,
    private readonly store: VisitStore,
    private readonly recovery: Recovery,
    private readonly errorReporter: ErrorReporter,
  ) {}

  /** Updates `count$` while subscribed. Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const signedIn$ = this.session.state$.pipe(
      map((state) => state.kind === 'member'),
      distinctUntilChanged(),
    );
    return signedIn$.pipe(
      switchMap((signedIn) => (signedIn ? this.whileSignedIn() : of(0))),
      tap((count) => {
        this.answers += 1;
        // An equal value would re-render its views for nothing.
        if (count !== this.count.value) this.count.next(count);
      }),
      ignoreElements(),
    );
  }

  /**
   * Changes the displayed count by `by` until the next answer. The returned function undoes it; it does nothing after a
   * newer answer or a change of member, because that count is already correct.
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

  /**
   * Messages were read: requests the count again, here and in the other tabs. `what` must differ from the previous
   * value.
   */
  refresh(what: string): void {
    this.store.write('messagesRead', what);
  }

  private whileSignedIn(): Observable<number> {
    return merge(
      of('signed in'),
      becomesTrue(this.presence.visible$),
      this.store.watch('messagesRead').pipe(skip(1)),
    ).pipe(
      // Only the newest request counts.
      switchMap(() =>
        this.members.unreadCount().pipe(
          this.recovery.requestAgain(),
          catchError((error: unknown) => this.keepUnreadDot(error)),
        ),
      ),
    );
  }

  /** A request in the background: the failure is logged, not shown. */
  private keepUnreadDot(thrown: unknown): Observable<never> {
    this.errorReporter.logFault(asAppError(thrown));
    return EMPTY;
  }
}

export const UNREAD_REFRESH = token<UnreadRefresh>('UnreadRefresh');

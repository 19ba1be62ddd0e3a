import {
  combineLatest,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  switchMap,
  tap,
} from 'rxjs';

import { mayRecover } from '../../domain/errors/app-error.js';
import type { Recovery } from '../../domain/errors/recovery.js';
import { token } from '../../domain/kernel/token.js';
import type { PageTask } from '../../domain/ports/page-tasks.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';
import { type PendingChecks, pendingChecksOf } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';
import { FLAG_RAISED, type StoredKey } from '../../domain/session/stored-keys.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import { fetchProgressSender } from '../lesson/fetch-progress-sender.js';
import type { ErrorReporter } from '../site/error-reporter.js';
import type { LazyServices } from '../site/lazy-services.js';
import type { UnreadRefresh } from './unread-refresh.js';

/** The background tasks for visitors who are signed in, or may be. */
export class MemberTasks implements PageTask {
  constructor(
    private readonly session: Session,
    private readonly currentSite: CurrentSite,
    private readonly unread: UnreadRefresh,
    private readonly recovery: Recovery,
    private readonly store: VisitStore,
    private readonly errorReporter: ErrorReporter,
    private readonly services: LazyServices,
  ) {}

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    return merge(
      this.unreachableSessions(),
      this.unreachableMembers(),
      this.reloadFaults(),
      this.pendingFlags(),
      this.pendingProgress(),
      this.unread.run(),
    ).pipe(ignoreElements());
  }

  /** The header shows that the member could not be loaded; the cause is logged. */
  private unreachableSessions(): Observable<unknown> {
    return this.session.state$.pipe(
      tap((state) => {
        if (state.kind === 'unreachable') this.errorReporter.logFault(state.error);
      }),
    );
  }

  /** The member is reloaded in the background, but a failure is shown: data about the member may be out of date. */
  private reloadFaults(): Observable<unknown> {
    return this.session.reloadFaults$.pipe(
      tap((error) => {
        this.errorReporter.report(error);
      }),
    );
  }

  /** Silently retries a member who could not be loaded (docs/spec/errors.md#sentences). */
  private unreachableMembers(): Observable<unknown> {
    return defer(() => {
      let failures = 0;
      return this.session.state$.pipe(
        switchMap((state) => {
          failures = state.kind === 'unreachable' ? failures + 1 : 0;
          return state.kind === 'unreachable' && mayRecover(state.error)
            ? this.recovery.retrySignal(state.error, failures)
            : EMPTY;
        }),
        tap(() => {
          this.session.reloadSilently();
        }),
      );
    });
  }

  /** Updates the two stored flags from what is known about the member (docs/spec/session.md#pending-checks). */
  private pendingFlags(): Observable<unknown> {
    return combineLatest([this.session.state$, this.currentSite.site$]).pipe(
      filter(([session]) => session.kind === 'member'),
      map(([session, site]) => site && pendingChecksOf(session, site.config.member)),
      tap((pending) => {
        if (pending) this.remember(pending);
      }),
    );
  }

  /** Sends pending progress, on any page (docs/spec/lesson.md#pending-progress). */
  private pendingProgress(): Observable<unknown> {
    return this.session.state$.pipe(
      filter(({ kind }) => kind === 'member'),
      // If the code cannot be fetched, the next value of `state$` with a member tries again.
      exhaustMap(() => fetchProgressSender(this.store, this.services).pipe(switchMap(({ sending$ }) => sending$))),
    );
  }

  private remember(pending: PendingChecks): void {
    this.raise('bindMobile', pending.bindMobile);
    this.raise('faceCheck', pending.faceCheck);
  }

  private raise(flag: StoredKey, raised: boolean): void {
    if (raised) this.store.write(flag, FLAG_RAISED);
    else this.store.erase(flag);
  }
}

export const MEMBER_TASKS = token<PageTask>('MemberTasks');

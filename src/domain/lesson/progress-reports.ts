import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  EMPTY,
  ignoreElements,
  merge,
  type Observable,
  of,
  repeat,
  retry,
  Subject,
  takeWhile,
  tap,
  throwError,
} from 'rxjs';

import { type AppError, type AppErrorKind, asAppError, mayRecover } from '../errors/app-error.js';
import type { Recovery } from '../errors/recovery.js';
import type { LessonGateway } from '../ports/lesson-gateway.js';
import type { Session } from '../session/session.js';
import type { ProgressOutbox, PendingPosition } from './progress-outbox.js';

/** Errors after which a retry is useless: the server lacks the call, or our code cannot handle its answer. */
const PERMANENT_ERRORS: ReadonlySet<AppErrorKind> = new Set<AppErrorKind>(['no-route', 'fault', 'not-yet']);

/**
 * Sends the members' progress to the server (docs/spec/lesson.md#pending-progress; docs/api/lesson.md#record-progress).
 * Every position passes through the outbox, so a failed one is sent again: with the next position, when the network is
 * back, or at the next visit.
 */
export class ProgressReports {
  private readonly wake = new Subject<void>();
  private readonly recorded = new Subject<PendingPosition>();
  private readonly rejected = new Subject<AppError>();
  private readonly sending = new BehaviorSubject(false);
  /** Lessons whose waiting position is not due yet: it was stored with `store`. */
  private readonly notDue = new Set<number>();
  /**
   * Lessons whose last request failed for good. Their positions stay in the outbox until `retryAll` tries again.
   */
  private readonly unsendable = new Set<number>();
  /**
   * Positions accepted by the server in this visit, by member and lesson. A pending answer may not contain them yet.
   */
  private readonly acknowledged = new Map<string, number>();
  /** Lessons whose last position was refused in this visit. */
  private readonly refused = new Set<number>();
  /** Lessons whose refusal has been reported. */
  private readonly reported = new Set<number>();

  constructor(
    private readonly outbox: ProgressOutbox,
    private readonly gateway: Pick<LessonGateway, 'record'>,
    private readonly session: Pick<Session, 'memberId$' | 'memberId'>,
    private readonly recovery: Pick<Recovery, 'retrySignal'>,
  ) {}

  /** Refusals that persist, once per lesson. Hot; never errors or completes. */
  get refusals$(): Observable<AppError> {
    return this.rejected;
  }

  /** Every position given to `record`, whether the server has accepted it or not. Hot; never errors or completes. */
  get recorded$(): Observable<PendingPosition> {
    return this.recorded;
  }

  /** Stores a member's position and sends it at once. Ignored unless `owner` is the member who is signed in. */
  record(owner: number | undefined, position: PendingPosition): void {
    if (!this.isCurrentMember(owner) || position.seconds < 1) return;
    this.notDue.delete(position.lessonId);
    this.outbox.put(owner, position);
    this.recorded.next(position);
    this.send();
  }

  /**
   * Stores a position without sending it: it is sent with everything that waits if the session, the tab or the browser
   * ends before the next `record`. If an earlier position of this lesson failed and is being retried, this one replaces
   * it and is sent.
   */
  store(owner: number | undefined, position: PendingPosition): void {
    if (!this.isCurrentMember(owner)) return;
    if (this.outbox.positionOf(owner, position.lessonId) === 0) this.notDue.add(position.lessonId);
    this.outbox.put(owner, position);
  }

  /**
   * The furthest position of each lesson known on this device: one that waits now, or one sent in this visit that an
   * answer may not contain yet. 0 for a lesson without one.
   */
  positionsOf(owner: number): (lessonId: number) => number {
    const waiting = new Map(this.outbox.waiting(owner).map(({ lessonId, seconds }) => [lessonId, seconds]));
    return (lessonId) => Math.max(waiting.get(lessonId) ?? 0, this.acknowledged.get(nameOf(owner, lessonId)) ?? 0);
  }

  /**
   * Sends each member's waiting positions on signing in, while subscribed. Cold; emits nothing, never errors or
   * completes.
   */
  run(): Observable<never> {
    return this.session.memberId$.pipe(
      tap(() => {
        this.retryAll();
      }),
      ignoreElements(),
    );
  }

  /**
   * Sends everything that waits, also what was stored with `store`, and completes when nothing is left. Cold; emits
   * nothing, never errors. Unsubscribing does not cancel the requests.
   */
  allSent(): Observable<never> {
    return defer(() => {
      this.retryAll();
      return this.sending.pipe(takeWhile(Boolean), ignoreElements());
    });
  }

  private retryAll(): void {
    this.notDue.clear();
    this.unsendable.clear();
    this.send();
  }

  /** Sends one position at a time until nothing waits, independent of the caller's subscription. */
  private send(): void {
    // The running loop finds later positions in the outbox.
    if (this.sending.value) {
      this.wake.next();
      return;
    }
    this.sending.next(true);
    this.sendAll().subscribe({
      complete: () => {
        this.sending.next(false);
      },
    });
  }

  private sendAll(): Observable<unknown> {
    return defer(() => this.sendNext()).pipe(
      repeat(),
      retry({
        delay: (thrown: unknown, failures) => this.untilNext(asAppError(thrown), failures),
        resetOnSuccess: true,
      }),
      takeWhile((sent) => sent !== 'nothing'),
    );
  }

  private sendNext(): Observable<'sent' | 'nothing'> {
    const owner = this.session.memberId;
    const waiting = owner === undefined ? [] : this.outbox.waiting(owner);
    const position = waiting.find(({ lessonId }) => !this.notDue.has(lessonId) && !this.unsendable.has(lessonId));
    if (owner === undefined || position === undefined) return of('nothing');
    // From now on `store` does not make this lesson due.
    this.notDue.add(position.lessonId);
    return concat(
      this.gateway.record(position.lessonId, position.seconds).pipe(
        tap({
          complete: () => {
            this.acknowledged.set(nameOf(owner, position.lessonId), position.seconds);
            this.outbox.settle(owner, position);
            this.refused.delete(position.lessonId);
          },
          error: (thrown: unknown) => {
            this.notDue.delete(position.lessonId);
            this.handleFailure(owner, position, asAppError(thrown));
          },
        }),
        catchError((thrown: unknown) =>
          PERMANENT_ERRORS.has(asAppError(thrown).kind) ? EMPTY : throwError(() => thrown),
        ),
      ),
      of('sent' as const),
    );
  }

  /** Drops a position that is refused again or whose lesson is missing. Reports a refusal once, if it persists. */
  private handleFailure(owner: number, position: PendingPosition, error: AppError): void {
    if (PERMANENT_ERRORS.has(error.kind)) this.unsendable.add(position.lessonId);
    if (mayRecover(error) || (error.kind !== 'refused' && error.kind !== 'missing')) return;
    const { lessonId } = position;
    if (error.kind === 'missing' || this.refused.has(lessonId)) {
      this.outbox.settle(owner, position);
      if (error.kind === 'refused' && !this.reported.has(lessonId)) {
        this.reported.add(lessonId);
        this.rejected.next(error);
      }
    }
    this.refused.add(lessonId);
  }

  /** Emits at the next `send` or when a retry makes sense. After a rate limit `send` does not shorten the pause. */
  private untilNext(error: AppError, failures: number): Observable<unknown> {
    const better$ = this.recovery.retrySignal(error, failures);
    return error.kind === 'too-many' ? better$ : merge(better$, this.wake);
  }

  private isCurrentMember(owner: number | undefined): owner is number {
    return owner !== undefined && owner === this.session.memberId;
  }
}

function nameOf(owner: number, lessonId: number): string {
  return `${String(owner)}:${String(lessonId)}`;
}

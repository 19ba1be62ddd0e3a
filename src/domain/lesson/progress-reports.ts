import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  ignoreElements,
  map,
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
import type { LessonGateway } from '../ports/server/lesson-gateway.js';
import { memberId } from '../session/session-state.js';
import type { Session } from '../session/session.js';
import type { ProgressOutbox, WaitingPosition } from './progress.js';

/** Errors for which a retry is useless: the server has no such call, or this code fails on its answer. */
const LASTING: ReadonlySet<AppErrorKind> = new Set<AppErrorKind>(['no-route', 'fault', 'not-yet']);

/**
 * Sends the members' progress to the server (docs/spec/lesson.md#pending-progress; docs/api/lesson.md#record-progress).
 * Every position passes through the outbox, so a failed one is sent again: with the next position, when the network is
 * back, or at the next visit.
 */
export class ProgressReports {
  private readonly woken = new Subject<void>();
  private readonly noted = new Subject<WaitingPosition>();
  private readonly stayed = new Subject<AppError>();
  private readonly sending = new BehaviorSubject(false);
  /** Lessons whose waiting position is not due yet: it was stored with `keep`. */
  private readonly resting = new Set<number>();
  /**
   * Lessons whose last request failed for good. Their positions stay in the outbox until `sendEverything` tries again.
   */
  private readonly unsendable = new Set<number>();
  /**
   * Positions accepted by the server in this visit, by member and lesson. A pending answer may not contain them yet.
   */
  private readonly taken = new Map<string, number>();
  /** Lessons whose last position was refused in this visit. */
  private readonly refused = new Set<number>();
  /** Lessons whose refusal has been reported. */
  private readonly reported = new Set<number>();

  constructor(
    private readonly outbox: ProgressOutbox,
    private readonly gateway: Pick<LessonGateway, 'record'>,
    private readonly session: Pick<Session, 'state$' | 'member'>,
    private readonly recovery: Pick<Recovery, 'retrySignal'>,
  ) {}

  /** Refusals that persist, once per lesson. Hot; never errors or completes. */
  get refusals$(): Observable<AppError> {
    return this.stayed;
  }

  /** Every position given to `note`, whether the server has accepted it or not. Hot; never errors or completes. */
  get noted$(): Observable<WaitingPosition> {
    return this.noted;
  }

  /** Stores a member's position and sends it at once. Ignored unless `owner` is the member who is signed in. */
  note(owner: number | undefined, position: WaitingPosition): void {
    if (!this.isCurrentMember(owner) || position.seconds < 1) return;
    this.resting.delete(position.lessonId);
    this.outbox.put(owner, position);
    this.noted.next(position);
    this.send();
  }

  /**
   * Stores a position without sending it. If the session, the tab or the browser ends before the next `note`, it is
   * sent with everything that waits. A failed position of this lesson is still being sent, and is replaced by this one.
   */
  keep(owner: number | undefined, position: WaitingPosition): void {
    if (!this.isCurrentMember(owner)) return;
    if (this.outbox.positionOf(owner, position.lessonId) === 0) this.resting.add(position.lessonId);
    this.outbox.put(owner, position);
  }

  /**
   * The furthest position known on this device: one that waits, or one sent in this visit that an answer may not
   * contain yet.
   */
  positionOf(owner: number, lessonId: number): number {
    return Math.max(this.outbox.positionOf(owner, lessonId), this.taken.get(nameOf(owner, lessonId)) ?? 0);
  }

  /**
   * Sends each member's waiting positions on signing in, while subscribed. Cold; emits nothing, never errors or
   * completes.
   */
  run(): Observable<never> {
    return this.session.state$.pipe(
      map(memberId),
      distinctUntilChanged(),
      tap(() => {
        this.sendEverything();
      }),
      ignoreElements(),
    );
  }

  /**
   * Sends everything that waits, also what was stored with `keep`, and completes when nothing is left. Cold; emits
   * nothing, never errors. Unsubscribing does not cancel the requests.
   */
  allSent(): Observable<never> {
    return defer(() => {
      this.sendEverything();
      return this.sending.pipe(takeWhile(Boolean), ignoreElements());
    });
  }

  private sendEverything(): void {
    this.resting.clear();
    this.unsendable.clear();
    this.send();
  }

  /** Sends one position at a time until nothing waits, independent of the caller's subscription. */
  private send(): void {
    // The running loop finds later positions in the outbox.
    if (this.sending.value) {
      this.woken.next();
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
    const owner = this.session.member;
    const waiting = owner === undefined ? [] : this.outbox.waiting(owner);
    const position = waiting.find(({ lessonId }) => !this.resting.has(lessonId) && !this.unsendable.has(lessonId));
    if (owner === undefined || position === undefined) return of('nothing');
    // From now on `keep` does not make this lesson due.
    this.resting.add(position.lessonId);
    return concat(
      this.gateway.record(position.lessonId, position.seconds).pipe(
        tap({
          complete: () => {
            this.taken.set(nameOf(owner, position.lessonId), position.seconds);
            this.outbox.settle(owner, position);
            this.refused.delete(position.lessonId);
          },
          error: (thrown: unknown) => {
            this.resting.delete(position.lessonId);
            this.reportFault(owner, position, asAppError(thrown));
          },
        }),
        catchError((thrown: unknown) => (LASTING.has(asAppError(thrown).kind) ? EMPTY : throwError(() => thrown))),
      ),
      of('sent' as const),
    );
  }

  /** Drops a position that is refused again or whose lesson is missing. Reports a refusal once, if it persists. */
  private reportFault(owner: number, position: WaitingPosition, error: AppError): void {
    if (LASTING.has(error.kind)) this.unsendable.add(position.lessonId);
    if (mayRecover(error) || (error.kind !== 'refused' && error.kind !== 'missing')) return;
    const { lessonId } = position;
    if (error.kind === 'missing' || this.refused.has(lessonId)) {
      this.outbox.settle(owner, position);
      if (error.kind === 'refused' && !this.reported.has(lessonId)) {
        this.reported.add(lessonId);
        this.stayed.next(error);
      }
    }
    this.refused.add(lessonId);
  }

  /** Emits at the next `send` or when a retry makes sense. After a rate limit `send` does not shorten the pause. */
  private untilNext(error: AppError, failures: number): Observable<unknown> {
    const better$ = this.recovery.retrySignal(error, failures);
    return error.kind === 'too-many' ? better$ : merge(better$, this.woken);
  }

  private isCurrentMember(owner: number | undefined): owner is number {
    return owner !== undefined && owner === this.session.member;
  }
}

function nameOf(owner: number, lessonId: number): string {
  return `${String(owner)}:${String(lessonId)}`;
}

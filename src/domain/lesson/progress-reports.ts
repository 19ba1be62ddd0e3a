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

import { type AppError, type AppErrorKind, asAppError, mayPass } from '../errors/app-error.js';
import type { Recovery } from '../errors/recovery.js';
import type { LessonGateway } from '../ports/server/lesson-gateway.js';
import { memberId } from '../session/session-state.js';
import type { Session } from '../session/session.js';
import type { ProgressOutbox, WaitingPosition } from './progress.js';

/** Failures that no wait mends: the server has no such call, or this code breaks on the answer. */
const LASTING: ReadonlySet<AppErrorKind> = new Set<AppErrorKind>(['no-route', 'fault', 'not-yet']);

/**
 * Tells the server how far members have come (pages §4; API 3.11). Everything goes by way of the outbox, so that what is
 * lost on the way is still there: it goes with the next position, when the network is back, or at the next visit.
 */
export class ProgressReports {
  private readonly woken = new Subject<void>();
  private readonly noted = new Subject<WaitingPosition>();
  private readonly stayed = new Subject<AppError>();
  private readonly sending = new BehaviorSubject(false);
  /** Lessons of which the server need not hear yet: what waits of them was kept alone. */
  private readonly resting = new Set<number>();
  /** Lessons whose last call failed for good: nothing more of them is sent in this visit, and the outbox keeps their positions. */
  private readonly unsendable = new Set<number>();
  /** What the server has taken of members in this visit, by their id and the lesson's: answers under way may not know of it. */
  private readonly taken = new Map<string, number>();
  /** Lessons whose last position was refused, in this visit. */
  private readonly refused = new Set<number>();
  /** Lessons whose refusal has been told. */
  private readonly told = new Set<number>();

  constructor(
    private readonly outbox: ProgressOutbox,
    private readonly gateway: Pick<LessonGateway, 'record'>,
    private readonly session: Pick<Session, 'state$' | 'member'>,
    private readonly recovery: Pick<Recovery, 'moment'>,
  ) {}

  /** Refusals that stay, each lesson's once. Hot; never errors or completes. */
  get refusals$(): Observable<AppError> {
    return this.stayed;
  }

  /** What was noted, whether the server has heard of it or not. Hot; never errors or completes. */
  get noted$(): Observable<WaitingPosition> {
    return this.noted;
  }

  /** A member has come as far as this. Kept, and on its way at once. Somebody else's is nobody's here. */
  note(owner: number | undefined, position: WaitingPosition): void {
    if (!this.isHere(owner) || position.seconds < 1) return;
    this.resting.delete(position.lessonId);
    this.outbox.put(owner, position);
    this.noted.next(position);
    this.send();
  }

  /**
   * As `note`, but there is time: should the session, the tab or the device end before it is noted, it goes with whoever sends
   * what waits. What failed before it is still on its way, and takes it along.
   */
  keep(owner: number | undefined, position: WaitingPosition): void {
    if (!this.isHere(owner)) return;
    if (this.outbox.positionOf(owner, position.lessonId) === 0) this.resting.add(position.lessonId);
    this.outbox.put(owner, position);
  }

  /** As far as a member has come on this device: what waits, or what has been sent so lately that not every answer knows of it. */
  positionOf(owner: number, lessonId: number): number {
    return Math.max(this.outbox.positionOf(owner, lessonId), this.taken.get(nameOf(owner, lessonId)) ?? 0);
  }

  /** Sends what waits of every member who comes, while subscribed. Cold; emits nothing, never errors, never completes. */
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
   * Sends what waits, what was only kept as well, and completes once nothing does: at once where nothing did. Cold; emits nothing, never errors. What is
   * under way goes on when nobody waits for it any more.
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

  /** One position at a time, until nothing waits; whoever began it may be gone by then. */
  private send(): void {
    // What comes while something is under way is found in the outbox after it.
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
    // What is kept from here on can wait again.
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
            this.noteFault(owner, position, asAppError(thrown));
          },
        }),
        catchError((thrown: unknown) => (LASTING.has(asAppError(thrown).kind) ? EMPTY : throwError(() => thrown))),
      ),
      of('sent' as const),
    );
  }

  /** A refusal is quiet, and shown once if it stays. What the server is never going to take is let go. */
  private noteFault(owner: number, position: WaitingPosition, error: AppError): void {
    if (LASTING.has(error.kind)) this.unsendable.add(position.lessonId);
    if (mayPass(error) || (error.kind !== 'refused' && error.kind !== 'missing')) return;
    const { lessonId } = position;
    if (error.kind === 'missing' || this.refused.has(lessonId)) {
      this.outbox.settle(owner, position);
      if (error.kind === 'refused' && !this.told.has(lessonId)) {
        this.told.add(lessonId);
        this.stayed.next(error);
      }
    }
    this.refused.add(lessonId);
  }

  /** The next call, or what heals by itself, whichever comes first; a server that wants fewer questions gets its rest. */
  private untilNext(error: AppError, failures: number): Observable<unknown> {
    const better$ = this.recovery.moment(error, failures);
    return error.kind === 'too-many' ? better$ : merge(better$, this.woken);
  }

  private isHere(owner: number | undefined): owner is number {
    return owner !== undefined && owner === this.session.member;
  }
}

function nameOf(owner: number, lessonId: number): string {
  return `${String(owner)}:${String(lessonId)}`;
}

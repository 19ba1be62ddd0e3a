import {
  AsyncSubject,
  BehaviorSubject,
  catchError,
  concatMap,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  timer,
} from 'rxjs';

import { asAppError } from '../../domain/errors/app-error.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import { UNDO_LIMIT_MS } from '../../domain/study.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import type { Session } from '../../domain/session/session.js';
import { setFavourite } from '../courses/set-favourite.js';
import type { ErrorReporter } from '../site/error-reporter.js';

/** A favourite that was just removed and can be restored. */
export interface UndoOffer {
  readonly courseId: number;
  readonly title: string;
}

/** The server's last answer about a course. */
export interface ConfirmedFavourite {
  readonly courseId: number;
  readonly isFavourite: boolean;
}

/**
 * Favourites that members remove and may restore (docs/spec/study.md#favourites). A change is shown at once. The
 * requests for one course are sent one after the other, even after the visitor leaves the page; a refused one is undone
 * and reported.
 */
export class RemovedFavourites {
  /** The courses that are shown as no longer favourites. */
  readonly removed$: Behavior<ReadonlySet<number>>;
  /** Oldest first; each is offered for `UNDO_LIMIT_MS`. */
  readonly offers$: Behavior<readonly UndoOffer[]>;
  /** Emits when no request for a course is pending any more. Hot; never errors, never completes. */
  readonly settled$: Observable<ConfirmedFavourite>;
  private readonly removed = new BehaviorSubject<ReadonlySet<number>>(new Set());
  private readonly offers = new BehaviorSubject<readonly UndoOffer[]>([]);
  private readonly settled = new Subject<ConfirmedFavourite>();
  /** The result of the last pending change, by course. */
  private readonly pending = new Map<number, Observable<boolean>>();

  constructor(
    private readonly gateway: Pick<CourseGateway, 'toggleFavourite' | 'detail'>,
    private readonly session: Pick<Session, 'memberId'>,
    private readonly reporter: ErrorReporter,
    private readonly time: SchedulerLike,
  ) {
    this.removed$ = readOnly(this.removed);
    this.offers$ = readOnly(this.offers);
    this.settled$ = this.settled.asObservable();
  }

  /** Removes a favourite. Immediate. */
  drop(offer: UndoOffer): void {
    if (this.removed.value.has(offer.courseId)) return;
    this.offers.next([...this.offers.value, offer]);
    timer(UNDO_LIMIT_MS, this.time).subscribe(() => {
      this.withdraw((other) => other === offer);
    });
    this.request(offer.courseId, false);
  }

  /** Restores it while that is offered. Immediate. */
  undo({ courseId }: UndoOffer): void {
    if (!this.offers.value.some((offer) => offer.courseId === courseId)) return;
    this.withdraw((offer) => offer.courseId === courseId);
    this.request(courseId, true);
  }

  /** The visitor has left the page: the offers end, and the removals stay. */
  withdrawAll(): void {
    this.withdraw(() => true);
  }

  /** The list is requested again, and its answer already contains the settled changes. */
  forgetSettled(): void {
    this.removed.next(new Set([...this.removed.value].filter((courseId) => this.pending.has(courseId))));
  }

  private request(courseId: number, becomesFavourite: boolean): void {
    const { memberId } = this.session;
    const before$ = this.pending.get(courseId) ?? of(!becomesFavourite);
    const after$ = new AsyncSubject<boolean>();
    this.pending.set(courseId, after$);
    this.show(courseId, becomesFavourite);
    before$
      .pipe(
        concatMap((isFavourite) =>
          // Nothing to send when the previous change was refused, or when another member has signed in meanwhile.
          isFavourite === becomesFavourite || this.session.memberId !== memberId
            ? of(isFavourite)
            : this.sendChange(courseId, becomesFavourite),
        ),
      )
      .subscribe(after$);
    after$.subscribe((isFavourite) => {
      if (this.pending.get(courseId) === after$) this.settle({ courseId, isFavourite });
    });
  }

  /** Sends a change; emits whether the course is a favourite afterwards. Never fails. */
  private sendChange(courseId: number, becomesFavourite: boolean): Observable<boolean> {
    return setFavourite(this.gateway, courseId, becomesFavourite).pipe(
      catchError((thrown: unknown) => {
        this.reporter.report(asAppError(thrown));
        return of(!becomesFavourite);
      }),
    );
  }

  private settle({ courseId, isFavourite }: ConfirmedFavourite): void {
    this.pending.delete(courseId);
    this.show(courseId, isFavourite);
    if (isFavourite) this.withdraw((offer) => offer.courseId === courseId);
    this.settled.next({ courseId, isFavourite });
  }

  private show(courseId: number, isFavourite: boolean): void {
    const others = [...this.removed.value].filter((other) => other !== courseId);
    this.removed.next(new Set(isFavourite ? others : [...others, courseId]));
  }

  private withdraw(isWithdrawn: (offer: UndoOffer) => boolean): void {
    if (this.offers.value.some(isWithdrawn)) this.offers.next(this.offers.value.filter((offer) => !isWithdrawn(offer)));
  }
}

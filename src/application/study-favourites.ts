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

import { asAppError } from '../domain/errors/app-error.js';
import { type Behavior, readOnly } from '../domain/kernel/streams.js';
import { UNDO_MS } from '../domain/limits.js';
import type { CourseGateway } from '../domain/ports/server/course-gateway.js';
import type { Session } from '../domain/session/session.js';
import type { ErrorReporter } from './site/error-reporter.js';

/** A favourite that was taken back a moment ago, and can be had again. */
export interface UndoOffer {
  readonly courseId: number;
  readonly title: string;
}

/** What the server has said last of a course. */
export interface SettledFavourite {
  readonly courseId: number;
  readonly isFavourite: boolean;
}

/**
 * Favourites that members take back and may want again (pages §5, §17). What is wished shows at once; the server is told
 * one wish of a course after the other, whether or not anybody still looks, and what it refuses is put back and said.
 */
export class DroppedFavourites {
  /** Favourites that are none any more, as far as the visitor is concerned. */
  readonly dropped$: Behavior<ReadonlySet<number>>;
  /** Oldest first; each for five seconds. */
  readonly offers$: Behavior<readonly UndoOffer[]>;
  /** Emits when nothing more is under way for a course. Hot; never errors, never completes. */
  readonly settled$: Observable<SettledFavourite>;
  private readonly dropped = new BehaviorSubject<ReadonlySet<number>>(new Set());
  private readonly offers = new BehaviorSubject<readonly UndoOffer[]>([]);
  private readonly settled = new Subject<SettledFavourite>();
  /** What will have become of the last wish for a course, while that is under way. */
  private readonly underWay = new Map<number, Observable<boolean>>();

  constructor(
    private readonly gateway: Pick<CourseGateway, 'toggleFavourite'>,
    private readonly session: Pick<Session, 'member'>,
    private readonly reporter: ErrorReporter,
    private readonly time: SchedulerLike,
  ) {
    this.dropped$ = readOnly(this.dropped);
    this.offers$ = readOnly(this.offers);
    this.settled$ = this.settled.asObservable();
  }

  /** Takes a favourite back. Immediate. */
  drop(offer: UndoOffer): void {
    if (this.dropped.value.has(offer.courseId)) return;
    this.offers.next([...this.offers.value, offer]);
    timer(UNDO_MS, this.time).subscribe(() => {
      this.withdraw((other) => other === offer);
    });
    this.wish(offer.courseId, false);
  }

  /** Wants it back, as long as that is offered. Immediate. */
  undo({ courseId }: UndoOffer): void {
    if (!this.offers.value.some((offer) => offer.courseId === courseId)) return;
    this.withdraw((offer) => offer.courseId === courseId);
    this.wish(courseId, true);
  }

  /** Nobody looks any more: what was taken back stays so. */
  withdrawAll(): void {
    this.withdraw(() => true);
  }

  /** A newer list is being asked for, and says by itself what is settled. */
  forgetSettled(): void {
    this.dropped.next(new Set([...this.dropped.value].filter((courseId) => this.underWay.has(courseId))));
  }

  private wish(courseId: number, wanted: boolean): void {
    const { member } = this.session;
    const before$ = this.underWay.get(courseId) ?? of(!wanted);
    const after$ = new AsyncSubject<boolean>();
    this.underWay.set(courseId, after$);
    this.show(courseId, wanted);
    before$
      .pipe(
        concatMap((isFavourite) =>
          // What was refused before needs no undoing, and nobody speaks for a member who has gone.
          isFavourite === wanted || this.session.member !== member ? of(isFavourite) : this.tell(courseId, wanted),
        ),
      )
      .subscribe(after$);
    after$.subscribe((isFavourite) => {
      if (this.underWay.get(courseId) === after$) this.settle({ courseId, isFavourite });
    });
  }

  /** Whether it is a favourite then. Never fails. */
  private tell(courseId: number, wanted: boolean): Observable<boolean> {
    const toggled$ = this.gateway.toggleFavourite(courseId);
    return toggled$.pipe(
      // Another tab had done the same: this one has undone it.
      concatMap((isFavourite) => (isFavourite === wanted ? of(wanted) : toggled$)),
      catchError((thrown: unknown) => {
        this.reporter.report(asAppError(thrown));
        return of(!wanted);
      }),
    );
  }

  private settle({ courseId, isFavourite }: SettledFavourite): void {
    this.underWay.delete(courseId);
    this.show(courseId, isFavourite);
    if (isFavourite) this.withdraw((offer) => offer.courseId === courseId);
    this.settled.next({ courseId, isFavourite });
  }

  private show(courseId: number, isFavourite: boolean): void {
    const others = [...this.dropped.value].filter((other) => other !== courseId);
    this.dropped.next(new Set(isFavourite ? others : [...others, courseId]));
  }

  private withdraw(isOver: (offer: UndoOffer) => boolean): void {
    if (this.offers.value.some(isOver)) this.offers.next(this.offers.value.filter((offer) => !isOver(offer)));
  }
}

import {
  BehaviorSubject,
  distinctUntilChanged,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import { lessonAddress } from '../../domain/courses/course-address.js';
import type { Lesson } from '../../domain/courses/directory.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import { nextCountdown } from '../../domain/lesson/lesson-page.js';
import { isAdvancing } from '../../domain/lesson/play-intent.js';
import { NEXT_AHEAD_S } from '../../domain/lesson/limits.js';
import type { PageNavigator } from '../../domain/ports/navigator.js';
import type { Playback } from '../../domain/ports/playback.js';
import type { Presence } from '../../domain/ports/presence.js';

export type EndView = Extract<PlayerView, { kind: 'next' | 'ended' | 'course-unfinished' | 'course-ended' }>;

/** The lessons after the one that ends. */
interface Following {
  readonly next: Lesson | undefined;
  /** All other lessons of the course that the member has not finished, in the order of the directory. */
  readonly unfinished: () => readonly Lesson[];
  /** Requests the next lesson ahead. */
  readonly fetchNext: () => void;
}

interface Dependencies {
  readonly playback: Pick<Playback, 'state$'>;
  readonly navigator: PageNavigator;
  readonly presence: Presence;
  readonly time: SchedulerLike;
}

/**
 * The end of a lesson (docs/spec/lesson.md#end-of-a-lesson): the next lesson is requested shortly before, and follows
 * after a countdown, unless the visitor cancels it.
 */
export class LessonEnd {
  /** `undefined` before the end. */
  readonly view$: Behavior<EndView | undefined>;
  private readonly view = new BehaviorSubject<EndView | undefined>(undefined);
  private readonly cancelled = new Subject<void>();

  constructor(
    private readonly following: Following,
    private readonly needs: Dependencies,
  ) {
    this.view$ = readOnly(this.view);
  }

  /** Cold; emits nothing, never errors, never completes. */
  run(): Observable<never> {
    const { playback } = this.needs;
    const ended$ = playback.state$.pipe(
      map(({ phase }) => phase === 'ended'),
      distinctUntilChanged(),
    );
    const views$ = merge(ended$, this.cancelled.pipe(map(() => 'cancelled' as const))).pipe(
      switchMap((what) => this.viewsOf(what)),
      tap((view) => {
        this.view.next(view);
      }),
    );
    const aboutToEnd$ = playback.state$.pipe(
      map((state) => isAdvancing(state) && (state.durationS ?? Infinity) - state.positionS < NEXT_AHEAD_S),
      distinctUntilChanged(),
      filter(Boolean),
      tap(() => {
        this.following.fetchNext();
      }),
    );
    return merge(views$, aboutToEnd$).pipe(ignoreElements());
  }

  cancel(): void {
    if (this.view.value?.kind === 'next') this.cancelled.next();
  }

  openNext(): void {
    const { next } = this.following;
    if (next) this.needs.navigator.go(lessonAddress(next.id));
  }

  private viewsOf(ending: boolean | 'cancelled'): Observable<EndView | undefined> {
    const { next, unfinished } = this.following;
    if (ending === false) return of(undefined);
    if (next === undefined) return of(courseEnd(unfinished()));
    if (ending === 'cancelled') return of({ kind: 'ended', next });
    const { presence, time } = this.needs;
    return nextCountdown(presence.visible$, time).pipe(
      tap((seconds) => {
        if (seconds === 0) this.openNext();
      }),
      map((seconds) => ({ kind: 'next', lesson: next, seconds })),
    );
  }
}

function courseEnd(unfinished: readonly Lesson[]): EndView {
  const [first] = unfinished;
  return first ? { kind: 'course-unfinished', first, count: unfinished.length } : { kind: 'course-ended' };
}

import {
  BehaviorSubject,
  distinctUntilChanged,
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
import type { PlayerView } from '../../domain/lesson/opening.js';
import { nextCountdown } from '../../domain/lesson/page.js';
import type { Navigator } from '../../domain/ports/browser/navigator.js';
import type { Playback } from '../../domain/ports/browser/playback.js';
import type { Presence } from '../../domain/ports/browser/presence.js';

export type EndView = Extract<PlayerView, { kind: 'next' | 'ended' | 'course-ended' }>;

interface Dependencies {
  readonly playback: Pick<Playback, 'state$'>;
  readonly navigator: Navigator;
  readonly presence: Presence;
  readonly time: SchedulerLike;
}

/**
 * The end of a lesson (docs/spec/lesson.md#end-of-a-lesson): the next lesson follows after a countdown, unless the
 * visitor cancels it.
 */
export class LessonEnd {
  /** `undefined` before the end. */
  readonly view$: Behavior<EndView | undefined>;
  private readonly view = new BehaviorSubject<EndView | undefined>(undefined);
  private readonly cancelled = new Subject<void>();

  constructor(
    private readonly next: Lesson | undefined,
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
    return merge(ended$, this.cancelled.pipe(map(() => 'cancelled' as const))).pipe(
      switchMap((what) => this.viewsOf(what)),
      tap((view) => {
        this.view.next(view);
      }),
      ignoreElements(),
    );
  }

  cancel(): void {
    if (this.view.value?.kind === 'next') this.cancelled.next();
  }

  openNext(): void {
    if (this.next) this.needs.navigator.go(lessonAddress(this.next.id));
  }

  private viewsOf(what: boolean | 'cancelled'): Observable<EndView | undefined> {
    const { next } = this;
    if (what === false) return of(undefined);
    if (next === undefined) return of({ kind: 'course-ended' });
    if (what === 'cancelled') return of({ kind: 'ended', next });
    const { presence, time } = this.needs;
    return nextCountdown(presence.visible$, time).pipe(
      tap((seconds) => {
        if (seconds === 0) this.openNext();
      }),
      map((seconds) => ({ kind: 'next', lesson: next, seconds })),
    );
  }
}

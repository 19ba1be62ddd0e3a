import {
  BehaviorSubject,
  concat,
  distinctUntilChanged,
  filter,
  map,
  NEVER,
  type Observable,
  of,
  repeat,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  timer,
} from 'rxjs';

import type { Lesson } from '../../domain/courses/directory.js';
import { type Behavior, readOnly } from '../../domain/kernel/streams.js';
import type { PlayFace, Quality } from '../../domain/lesson/opening.js';
import type { LessonPage } from '../../domain/lesson/page.js';
import {
  moves,
  type PlayPreferences,
  readPreferences,
  type Watermark,
  type WatermarkSetting,
  writePreferences,
} from '../../domain/lesson/playing.js';
import { RESUME_NOTICE_MS, WATERMARK_MS } from '../../domain/limits.js';
import type { MediaKey, MediaSession, Playback } from '../../domain/ports/browser/playback.js';
import type { VisitStore } from '../../domain/ports/browser/visit-store.js';

/**
 * The playing of one lesson (pages §4): what its page shows, and what the visitor may do about it. All of it goes on for
 * as long as the stream that gave it away is subscribed to. Playing, pausing and seeking are the playback's own.
 */
export interface LessonPlay {
  readonly face$: Behavior<PlayFace>;
  /** A preview: the bar with the deed of the course stands over the film. */
  readonly isPreview: boolean;
  /** Where the film was taken up again, in seconds, for a while after it was: '已从 mm:ss 继续播放'. */
  readonly resumedAt$: Behavior<number | undefined>;
  /** The mark over the picture and where it is now; `undefined` where the owner wants none. */
  readonly watermark$: Behavior<Watermark | undefined>;
  readonly qualities$: Behavior<QualityChoice>;
  /** Speed, volume and muting as the visitor has chosen them, here or in an earlier lesson. */
  readonly preferences$: Behavior<PlayPreferences>;
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;

  /** '从头播放', '重新播放', '重新试看': plays from the beginning. */
  startOver(): void;
  /** '在此继续': the other page pauses. */
  continueHere(): void;
  /** '立即播放' and '下一节'. */
  goToNext(): void;
  goToPrevious(): void;
  /** '取消' of the countdown. */
  cancelNext(): void;
  /** '重试' of `failed`. */
  retry(): void;
  /** By its key; goes on at the same position. */
  chooseQuality(key: string): void;
  /** The visitor has turned speed, volume or sound. */
  remember(changes: Partial<Omit<PlayPreferences, 'quality'>>): void;
}

export interface QualityChoice {
  /** Nothing to choose where there are fewer than two. */
  readonly qualities: readonly Quality[];
  readonly chosen: string | undefined;
}

/** How the visitor likes films to be played, in this lesson and the next (pages §4). */
export class Preferences {
  readonly now$: Behavior<PlayPreferences>;
  private readonly now: BehaviorSubject<PlayPreferences>;

  constructor(private readonly store: VisitStore) {
    this.now = new BehaviorSubject(readPreferences(store.read('playPreferences')));
    this.now$ = readOnly(this.now);
  }

  change(changes: Partial<PlayPreferences>): void {
    const next = { ...this.now.value, ...changes };
    this.store.write('playPreferences', writePreferences(next));
    this.now.next(next);
  }
}

interface Neighbours {
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/**
 * Says on the device what is played, while there is a film, and emits the presses of its keys (pages §4, media session). Cold;
 * never errors, never completes.
 */
export function onTheDevice(
  { lesson, of: { course } }: LessonPage,
  { previous, next }: Neighbours,
  face$: Observable<PlayFace>,
  mediaSession: MediaSession,
): Observable<MediaKey> {
  const description = {
    title: lesson.title,
    course: course.title,
    cover: course.cover,
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined,
  };
  return face$.pipe(
    map(({ kind }) => kind === 'film'),
    distinctUntilChanged(),
    switchMap((isFilm) => (isFilm ? mediaSession.show(description) : NEVER)),
  );
}

/** A mark and where it stands: at once, and a new place every 5 s (pages §4). Cold; never errors, never completes. */
export function movingWatermark(
  mark: WatermarkSetting | undefined,
  { random, time }: { readonly random: () => number; readonly time: SchedulerLike },
): Observable<Watermark> {
  if (!mark) return NEVER;
  const moves$ = timer(WATERMARK_MS, time).pipe(repeat());
  return moves$.pipe(
    startWith(undefined),
    map(() => ({ ...mark, at: { x: random(), y: random() } })),
  );
}

/**
 * Where a film was taken up again, in seconds: said once it is there, and `undefined` after a while (pages §4). Cold;
 * never errors.
 */
export function resumeNotice(
  fromS: number,
  playback: Pick<Playback, 'state$'>,
  time: SchedulerLike,
): Observable<number | undefined> {
  if (fromS === 0) return NEVER;
  const there$ = playback.state$.pipe(
    filter((state) => moves(state) || state.phase === 'paused'),
    take(1),
  );
  return there$.pipe(
    // A film that turned out shorter begins at its beginning.
    filter(({ positionS }) => positionS > 1),
    switchMap(() => concat(of(fromS), timer(RESUME_NOTICE_MS, time).pipe(map(() => undefined)))),
  );
}

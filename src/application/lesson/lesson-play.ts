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
import type { PlayerView, Quality } from '../../domain/lesson/opening.js';
import type { LessonPage } from '../../domain/lesson/page.js';
import {
  isAdvancing,
  type PlayPreferences,
  readPreferences,
  type Watermark,
  type WatermarkSetting,
  writePreferences,
} from '../../domain/lesson/playing.js';
import type { RepeatedPart, RepeatEdge } from '../../domain/lesson/repeat.js';
import { RESUME_NOTICE_MS, WATERMARK_MS } from '../../domain/site/limits.js';
import type { MediaKey, MediaSession, Playback } from '../../domain/ports/playback.js';
import type { VisitStore } from '../../domain/ports/visit-store.js';

/**
 * Playback of one lesson (docs/spec/lesson.md#player): what the page shows, and the visitor's actions. It works while
 * the stream that emitted it (`Lessons.play`) is subscribed to. Playing, pausing and seeking are methods of `Playback`.
 */
export interface LessonPlay {
  readonly view$: Behavior<PlayerView>;
  /** True for a preview: the page shows a bar over the video with the call to action of the course. */
  readonly isPreview: boolean;
  /** The video plays as soon as it is loaded, unless the browser forbids that. */
  readonly startsByItself: boolean;
  /** The second at which playback was resumed, for a few seconds after it was: '已从 mm:ss 继续播放'. */
  readonly resumedAt$: Behavior<number | undefined>;
  /** The part of the video that is repeated, or whose start is marked (docs/spec/lesson.md#repeat). */
  readonly repeated$: Behavior<RepeatedPart | undefined>;
  /** The watermark over the video and its present position; `undefined` when the owner has not enabled one. */
  readonly watermark$: Behavior<Watermark | undefined>;
  readonly qualities$: Behavior<QualityChoice>;
  /** Speed, volume and muting as the visitor chose them, in this lesson or an earlier one. */
  readonly preferences$: Behavior<PlayPreferences>;
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;

  /** '从头播放', '重新播放', '重新试看': plays from the beginning. */
  startOver(): void;
  /** Plays from that second, or from as far as the member may seek (docs/spec/lesson.md#address-of-a-second). */
  jumpTo(seconds: number): void;
  /** '在此继续': the page that plays now pauses. */
  continueHere(): void;
  /** '立即播放' and '下一节'. */
  goToNext(): void;
  goToPrevious(): void;
  /** '取消' of the countdown. */
  cancelNext(): void;
  /** '重试' of `failed`. */
  retry(): void;
  /** Switches to the quality with that key at the same position. */
  chooseQuality(key: string): void;
  /** Marks the start or the end of the part to repeat at the present position. */
  markRepeat(edge: RepeatEdge): void;
  /** Ends the repetition. */
  endRepeat(): void;
  /** Stores a change that the visitor made to speed, volume or muting. */
  remember(changes: Partial<Omit<PlayPreferences, 'quality'>>): void;
}

export interface QualityChoice {
  /** With fewer than two there is nothing to choose. */
  readonly qualities: readonly Quality[];
  readonly chosen: string | undefined;
}

/** The visitor's player preferences, shared by all lessons (docs/spec/lesson.md#player). */
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
 * While a video is open, shows its lesson in the media controls of the device and emits presses of their keys
 * (docs/spec/lesson.md#media-session). Cold; never errors, never completes.
 */
export function syncMediaSession(
  { lesson, course: { course } }: LessonPage,
  { previous, next }: Neighbours,
  view$: Observable<PlayerView>,
  mediaSession: MediaSession,
): Observable<MediaKey> {
  const description = {
    title: lesson.title,
    course: course.title,
    cover: course.cover,
    hasPrevious: previous !== undefined,
    hasNext: next !== undefined,
  };
  return view$.pipe(
    map(({ kind }) => kind === 'video'),
    distinctUntilChanged(),
    switchMap((isVideo) => (isVideo ? mediaSession.show(description) : NEVER)),
  );
}

/**
 * The watermark with its position: at once, and a new random position every 5 s (docs/spec/lesson.md#watermark). Cold;
 * never errors, never completes.
 */
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
 * The second at which playback was resumed: emitted when the video begins to play, followed by `undefined` after a few
 * seconds (docs/spec/lesson.md#lesson-page). Cold; never errors.
 */
export function resumeNotice(
  fromS: number,
  playback: Pick<Playback, 'state$'>,
  time: SchedulerLike,
): Observable<number | undefined> {
  if (fromS === 0) return NEVER;
  const there$ = playback.state$.pipe(
    filter((state) => isAdvancing(state)),
    take(1),
  );
  return there$.pipe(
    // A video that is shorter than expected starts at its beginning.
    filter(({ positionS }) => positionS > 1),
    switchMap(() => concat(of(fromS), timer(RESUME_NOTICE_MS, time).pipe(map(() => undefined)))),
  );
}

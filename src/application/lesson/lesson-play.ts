import type { Lesson } from '../../domain/courses/lesson.js';
import type { Behavior } from '../../domain/kernel/behavior.js';
import type { PlayFace } from '../../domain/lesson/play-face.js';
import type { PlayPreferences } from '../../domain/lesson/play-preferences.js';
import type { Quality } from '../../domain/lesson/play-sources.js';
import type { Watermark } from '../../domain/lesson/watermark.js';

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

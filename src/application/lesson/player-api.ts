import type { Lesson } from '../../domain/courses/directory.js';
import type { Behavior } from '../../domain/kernel/streams.js';
import type { Quality } from '../../domain/lesson/play-sources.js';
import type { PlayerView } from '../../domain/lesson/player-view.js';
import type { PlayPreferences } from '../../domain/lesson/play-preferences.js';
import type { RepeatedPart, RepeatEdge } from '../../domain/lesson/repeat.js';
import type { Watermark } from '../../domain/lesson/watermark.js';

/**
 * Playback of one lesson (docs/spec/lesson.md#player): what the page shows, and the visitor's actions. It works while
 * the stream that emitted it (`Lessons.play`) is subscribed to. Playing, pausing and seeking are methods of `Playback`.
 */
export interface PlayerApi {
  readonly view$: Behavior<PlayerView>;
  /** True for a preview: the page shows a bar over the video with the call to action of the course. */
  readonly isPreview: boolean;
  /** The second at which playback was resumed, for a few seconds after it was: '已从 mm:ss 继续播放'. */
  readonly resumedAt$: Behavior<number | undefined>;
  /** What is wrong with a video that goes on, for a few seconds. */
  readonly notice$: Behavior<string | undefined>;
  /** The part of the video that is repeated, or whose start is marked (docs/spec/lesson.md#repeat). */
  readonly repeated$: Behavior<RepeatedPart | undefined>;
  /** The watermark over the video and its present position; `undefined` when the owner has not enabled one. */
  readonly watermark$: Behavior<Watermark | undefined>;
  readonly qualities$: Behavior<QualityChoice>;
  /** Speed, volume and muting as the visitor chose them, in this lesson or an earlier one. */
  readonly preferences$: Behavior<PlayPreferences>;
  /** The second that is played, or at which the video will start. */
  readonly positionS: number;
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
  /** The page offers a choice only when there are two or more. */
  readonly qualities: readonly Quality[];
  readonly chosen: string | undefined;
}

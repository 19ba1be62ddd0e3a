/** Business constants of a lesson (docs/spec/lesson.md). A time or a size ends in its unit. */

/** A position is sent when it is this far beyond the last one that was sent (docs/spec/lesson.md#progress-reports). */
export const PROGRESS_STEP_S = 10;
/** How far an arrow key moves a video, in seconds (docs/spec/lesson.md#keys). */
export const SEEK_STEP_S = 5;
/** How far `j`, `l` and each double tap move a video, in seconds (docs/spec/lesson.md#keys). */
export const FAR_SEEK_STEP_S = 10;
/**
 * The next lesson is requested when this much of the present one is left, in seconds
 * (docs/spec/lesson.md#requests-ahead).
 */
export const NEXT_AHEAD_S = 20;
/** How long '已从 mm:ss 继续播放' is shown. */
export const RESUME_NOTICE_MS = 8000;
/** A lesson that should play and has not moved for this long says so (docs/spec/media.md#waits). */
export const STANDSTILL_LIMIT_MS = 20_000;
/** How often a stalled video checks whether the network is down. */
export const STALL_CHECK_INTERVAL_MS = 1000;
/** Delay before the next lesson starts by itself (docs/spec/lesson.md#end-of-a-lesson). */
export const NEXT_LESSON_DELAY_MS = 10_000;
/** For how many lessons with an upright video the device remembers it (docs/spec/lesson.md#shape-of-the-video). */
export const UPRIGHT_LESSONS_MAX = 200;
/** Interval at which a watermark moves (docs/spec/lesson.md#watermark). */
export const WATERMARK_INTERVAL_MS = 5000;
/**
 * A stream that has played this long after an error is reopened again on the next error, instead of failing
 * (docs/spec/lesson.md#playback-errors).
 */
export const STREAM_RECOVERED_AFTER_S = 60;
/** Lessons in a part of the picker: of a directory without chapters, and of a chapter with more than `LONG_CHAPTER` (docs/spec/lesson.md#picker-list). */
export const LESSONS_A_PART = 20;
export const LONG_CHAPTER = 100;

/** A stored position this near to either end is ignored: the lesson starts at 0 (docs/spec/lesson.md#resume). */
export const RESUME_MARGIN_S = 5;

/** Speed while the play key or a finger is held down (docs/spec/lesson.md#keys). */
export const HELD_SPEED = 2;

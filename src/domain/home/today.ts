import { resumeAt } from '../lesson/start-position.js';
import { type LearnedCourse, studyAction } from '../study.js';

/** Where the large card of home leads (docs/spec/home.md#continue-learning). */
export type TodayTarget =
  /** The lesson starts there. */
  | { readonly kind: 'lesson'; readonly lessonId: number; readonly positionS: number }
  /** The course, which knows the next lesson. */
  | { readonly kind: 'course' };

/**
 * The lesson that was watched last, at the position that the server or this device knows. The course, where that lesson
 * or the whole course is finished: the answer does not name the next lesson (docs/api/study.md).
 */
export function todayTarget(learned: LearnedCourse, pendingS: (lessonId: number) => number): TodayTarget {
  const { lastLesson } = learned;
  if (lastLesson === undefined || lastLesson.isFinished || studyAction(learned) === 'finished')
    return { kind: 'course' };
  const { lessonId, watchedS, durationS } = lastLesson;
  const leftOff = { progress: undefined, pendingS: Math.max(watchedS ?? 0, pendingS(lessonId)) };
  return { kind: 'lesson', lessonId, positionS: resumeAt(leftOff, durationS) };
}

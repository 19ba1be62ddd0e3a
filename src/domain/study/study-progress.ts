import type { LearnedLesson } from './learned-lesson.js';
import type { StudyTab } from './study-address.js';
import type { StudiedCourse } from './studied-course.js';

/** What a member does next with a course (pages §5). */
export type StudyDeed = 'start' | 'continue' | 'finished';

export function studyDeed({ progress, lastLesson }: StudiedCourse): StudyDeed {
  if (progress?.finished) return 'finished';
  return progress === undefined && lastLesson === undefined ? 'start' : 'continue';
}

/** Lessons begun, never more than there are: those that were deleted since are still counted by the server. */
export function lessonsBegun({ lessonsLearned, course }: StudiedCourse): number {
  return Math.min(lessonsLearned, course?.lessonCount ?? lessonsLearned);
}

/** When what the list is about happened: learned last, bought or liked (pages §5). In milliseconds since the epoch. */
export function lastEventAt(tab: StudyTab, { since, lastLesson }: StudiedCourse): number | undefined {
  return tab === 'learned' ? (lastLesson?.watchedAt ?? since) : since;
}

/** Seconds of a lesson that were watched, never more than it has where its length is known. */
export function watchedSeconds({ durationS, progress }: LearnedLesson): number {
  const watched = Math.max(0, progress?.watchedS ?? 0);
  return durationS > 0 ? Math.min(watched, durationS) : watched;
}

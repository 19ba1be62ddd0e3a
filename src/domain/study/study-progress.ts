import type { LearnedLesson } from './learned-lesson.js';
import type { StudyTab } from './study-address.js';
import type { CourseFacts, StudiedCourse } from './studied-course.js';

/** What a member does next with a course (pages §5). */
export type StudyDeed = 'start' | 'continue' | 'finished';

export function studyDeed({ progress, lastLesson }: StudiedCourse): StudyDeed {
  if (progress?.finished) return 'finished';
  return progress === undefined && lastLesson === undefined ? 'start' : 'continue';
}

/** How much of a course is learned: `percent` is the share that the two numbers of lessons make. */
export interface LearnedShare {
  /** Lessons that the member has finished. */
  readonly learned: number;
  /** Lessons of the course: the published ones, where the answer lets them be known. */
  readonly all: number;
  readonly percent: number;
}

/** The share of a course, never more than all: the server still counts finished lessons that were deleted since. */
export function learnedShare({ lessonsLearned, progress }: StudiedCourse, { lessonCount }: CourseFacts): LearnedShare {
  const learned = Math.min(lessonsLearned, lessonCount);
  const percent = progress?.percent ?? 0;
  const published = publishedLessons(learned, percent, lessonCount);
  if (published !== undefined) return { learned, all: published, percent };
  return { learned, all: lessonCount, percent: lessonCount === 0 ? percent : percentages(learned, lessonCount).floor };
}

/**
 * The server counts lessons that are not published yet, but takes its percentage of the published ones: they are the most
 * lessons that give that percentage. `undefined` without a finished lesson, and where no number gives it.
 */
function publishedLessons(learned: number, percent: number, lessonCount: number): number | undefined {
  for (let all = lessonCount; learned > 0 && all >= learned; all -= 1) {
    const { floor, round } = percentages(learned, all);
    if (percent === floor || percent === round) return all;
  }
  return undefined;
}

function percentages(learned: number, all: number) {
  const exact = (100 * learned) / all;
  return { floor: Math.floor(exact), round: Math.round(exact) };
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

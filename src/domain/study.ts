import { choice, PAGE, pageQuery } from './access/page-query.js';
import { ROUTES } from './access/routes.js';
import type { LessonProgress } from './courses/directory.js';

/** Courses per page of the study center (docs/api/study.md). */
export const STUDIED_COURSES_A_PAGE = 10;

/** How long the removal of a favourite can be undone (docs/spec/study.md#favourites). */
export const UNDO_LIMIT_MS = 5000;

/** A course in the study center (docs/api/study.md). Times in milliseconds since the epoch, durations in seconds. */
export interface StudiedCourse {
  readonly courseId: number;
  /** `undefined` when the course was deleted. */
  readonly course: CourseFacts | undefined;
  /** The number of lessons that the member has finished; `undefined` where it is not known. */
  readonly lessonsLearned: number | undefined;
  /** `undefined` until the member has watched something. */
  readonly progress: CourseProgress | undefined;
  readonly lastLesson: LastLesson | undefined;
  /** When the member started, bought or favourited the course. */
  readonly since: number | undefined;
}

/** A course that the member has started. */
export interface LearnedCourse extends StudiedCourse {
  /** Whether the member may watch all lessons. */
  readonly isSubscribed: boolean;
}

/** A course that the member has bought. */
export interface BoughtCourse extends StudiedCourse {
  /** The sum paid; `undefined` where it is not known. */
  readonly paid: number | undefined;
}

export interface CourseFacts {
  readonly id: number;
  readonly title: string;
  /** Absolute URL of the image; empty when there is none. */
  readonly cover: string;
  /** `undefined` where it is not known, as the number of lessons. */
  readonly priceYuan: number | undefined;
  readonly lessonCount: number | undefined;
}

export interface CourseProgress {
  /** From 0 to 100; `undefined` where it is not known. */
  readonly percent: number | undefined;
  readonly isFinished: boolean;
}

/** The lesson that the member watched last. */
export interface LastLesson extends LessonProgress {
  /** Empty when the lesson was deleted. */
  readonly title: string;
  /** `undefined` or 0 where it is not known. */
  readonly durationS: number | undefined;
}

/** A lesson of a course that the member has started (docs/api/study.md#lessons-of-a-learned-course). */
export interface LearnedLesson {
  readonly id: number;
  readonly title: string;
  /** `undefined` or 0 where it is not known. */
  readonly durationS: number | undefined;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number | undefined;
  /** `undefined` until the member has opened the lesson. */
  readonly progress: Pick<LessonProgress, 'watchedS' | 'isFinished'> | undefined;
}

/**
 * The lists of the study center by their names in the address (docs/spec/study.md#course-tabs): started, bought and
 * favourite courses.
 */
export type StudyTab = 'learned' | 'courses' | 'like';

/** In the order of the tab bar. */
export const STUDY_TABS: readonly StudyTab[] = ['learned', 'courses', 'like'];

/** The parameters of the study center. */
export interface StudyAddress {
  readonly tab: StudyTab;
  /** The page number of the tab's list, counted from 1. */
  readonly page: number;
}

const QUERY = pageQuery<StudyAddress>(ROUTES.studyCenter.pattern, {
  tab: choice('tab', 'learned', STUDY_TABS),
  page: PAGE,
});

export const readStudyAddress = QUERY.read;

/** The address of a page of a tab's list. */
export function studyAddress({ tab, page = 1 }: Pick<StudyAddress, 'tab'> & Partial<StudyAddress>): string {
  return QUERY.address({ tab, page });
}

/** The next action for a course (docs/spec/study.md#course-tabs). */
export type StudyAction = 'start' | 'continue' | 'finished';

export function studyAction({ progress, lastLesson }: StudiedCourse): StudyAction {
  if (progress?.isFinished) return 'finished';
  return progress === undefined && lastLesson === undefined ? 'start' : 'continue';
}

/**
 * The title of the lesson that the member watched last; `undefined` for a finished course and a deleted lesson. The
 * answer does not name the next lesson (docs/api/study.md).
 */
export function lastLessonTitle(studied: StudiedCourse): string | undefined {
  const title = studied.lastLesson?.title ?? '';
  return title === '' || studyAction(studied) === 'finished' ? undefined : title;
}

/** The learned share of a course: `percent` is `learned` divided by `all`. Each is `undefined` where it is not known. */
export interface LearnedShare {
  /** The number of lessons that the member has finished. */
  readonly learned: number | undefined;
  /** The number of lessons of the course: of the published ones, where it can be derived from the answer. */
  readonly all: number | undefined;
  readonly percent: number | undefined;
}

/** The percentage that the server names; `undefined` where it is not known. */
export function percentOf({ progress }: Pick<StudiedCourse, 'progress'>): number | undefined {
  return progress ? progress.percent : 0;
}

/** The learned share, at most 100 %: the server also counts finished lessons that were deleted later. */
export function learnedShare(studied: StudiedCourse, { lessonCount }: CourseFacts): LearnedShare {
  const { lessonsLearned } = studied;
  const percent = percentOf(studied);
  if (lessonsLearned === undefined || lessonCount === undefined) return { learned: undefined, all: undefined, percent };
  const learned = Math.min(lessonsLearned, lessonCount);
  const published = publishedLessons(learned, percent, lessonCount);
  if (published !== undefined) return { learned, all: published, percent };
  return { learned, all: lessonCount, percent: lessonCount === 0 ? percent : percentages(learned, lessonCount).floor };
}

/**
 * The number of published lessons. `lessonCount` includes unpublished ones, the server's percentage does not: the
 * result is the largest number that gives this percentage. `undefined` without a finished lesson, or when no number
 * gives it.
 */
function publishedLessons(learned: number, percent: number | undefined, lessonCount: number): number | undefined {
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

/**
 * The time shown in a list: last watched, bought or favourited (docs/spec/study.md#course-tabs). In milliseconds since
 * the epoch.
 */
export function lastEventAt(tab: StudyTab, { since, lastLesson }: StudiedCourse): number | undefined {
  return tab === 'learned' ? (lastLesson?.watchedAt ?? since) : since;
}

/** The watched seconds of a lesson, at most its duration where that is known. */
export function watchedTimeS({ durationS, progress }: LearnedLesson): number | undefined {
  const watched = progress?.watchedS;
  return watched && durationS ? Math.min(watched, durationS) : watched;
}

import { choice, PAGE, pageQuery } from './access/page-query.js';
import { ROUTES } from './access/routes.js';

/** Course in the study centre (pages API 3.21). Instants in milliseconds since the epoch, lengths in seconds. */
export interface StudiedCourse {
  readonly courseId: number;
  /** `undefined` once the course has been deleted. */
  readonly course: CourseFacts | undefined;
  /** Lessons that the member has finished. */
  readonly lessonsLearned: number;
  /** `undefined` as long as nothing was watched. */
  readonly progress: CourseProgress | undefined;
  readonly lastLesson: LastLesson | undefined;
  /** When the member began, bought or liked it. */
  readonly since: number | undefined;
}

/** A course that the member has begun. */
export interface LearnedCourse extends StudiedCourse {
  /** Whether the member may watch all of it. */
  readonly subscribed: boolean;
}

/** A course that the member has bought. */
export interface BoughtCourse extends StudiedCourse {
  /** What was paid, in whole yuan. */
  readonly paid: number;
}

export interface CourseFacts {
  readonly id: number;
  readonly title: string;
  /** Absolute address of the picture; empty when there is none. */
  readonly cover: string;
  /** In whole yuan. */
  readonly charge: number;
  readonly lessonCount: number;
}

export interface CourseProgress {
  /** From 0 to 100. */
  readonly percent: number;
  readonly finished: boolean;
}

/** Where the member stopped watching. */
export interface LastLesson {
  readonly lessonId: number;
  /** Empty once the lesson has been deleted. */
  readonly title: string;
  readonly watchedS: number;
  readonly watchedAt: number | undefined;
}

/** A lesson of a course that the member learns (pages API 3.21). */
export interface LearnedLesson {
  readonly id: number;
  readonly title: string;
  readonly durationS: number;
  /** Milliseconds since the epoch. */
  readonly publishedAt: number | undefined;
  /** `undefined` as long as it has not been opened. */
  readonly progress: LearnedLessonProgress | undefined;
}

export interface LearnedLessonProgress {
  readonly watchedS: number;
  /** Was once watched to its end. */
  readonly finished: boolean;
}

/** The lists of the study centre, by their names in the address (pages §5): what is learned, bought, liked. */
export type StudyTab = 'learned' | 'courses' | 'like';

/** In the order of the tab bar. */
export const STUDY_TABS: readonly StudyTab[] = ['learned', 'courses', 'like'];

/** What an address of the study centre asks for. */
export interface StudyAddress {
  readonly tab: StudyTab;
  /** Of the list of the tab, counted from 1. */
  readonly page: number;
}

const QUERY = pageQuery<StudyAddress>(ROUTES.studyCenter.pattern, {
  tab: choice('tab', 'learned', STUDY_TABS),
  page: PAGE,
});

export const readStudyAddress = QUERY.read;

/** The address of a page of a list. */
export function studyAddress({ tab, page = 1 }: Pick<StudyAddress, 'tab'> & Partial<StudyAddress>): string {
  return QUERY.address({ tab, page });
}

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

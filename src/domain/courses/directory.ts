import { DIRECTORY_ROWS_AT_FIRST } from '../limits.js';

/** A lesson in the directory of its course (API 3.5). */
export interface Lesson {
  readonly id: number;
  readonly title: string;
  readonly durationSeconds: number;
  /** How much of it anybody who is signed in may see; 0 for nothing. */
  readonly previewSeconds: number;
  /** May only be watched forwards. */
  readonly forwardOnly: boolean;
}

/** Whether a lesson opens: all of it, its beginning, or not at all. */
export type LessonAccess = 'open' | 'preview' | 'locked';

/** Who may see what of a lesson (pages §3): `mayWatch` and `boughtLessonIds` are the course's. */
export function lessonAccess(
  lesson: Pick<Lesson, 'id' | 'previewSeconds'>,
  course: { readonly mayWatch: boolean; readonly boughtLessonIds: readonly number[] },
): LessonAccess {
  if (course.mayWatch || course.boughtLessonIds.includes(lesson.id)) return 'open';
  return lesson.previewSeconds > 0 ? 'preview' : 'locked';
}

/** Of all these lessons together. */
export function totalSeconds(lessons: readonly Pick<Lesson, 'durationSeconds'>[]): number {
  return lessons.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
}

/** How far a member has come in a lesson (API 3.5). */
export interface LessonProgress {
  readonly lessonId: number;
  readonly watchedSeconds: number;
  /** Was once watched to its end; stays so. */
  readonly finished: boolean;
  /** When it was watched last, in milliseconds since the epoch. */
  readonly watchedAt: number | undefined;
}

/** What is known of one lesson; `undefined` as long as it has not been opened. */
export function progressOf(lessonId: number, progress: readonly LessonProgress[]): LessonProgress | undefined {
  return progress.find((entry) => entry.lessonId === lessonId);
}

/** From 0 to 100 (pages §3): a lesson that has been begun is never at 0, one that is not finished never at 100. */
export function watchedPercent({ finished, watchedSeconds }: LessonProgress, lesson: Lesson): number {
  if (finished) return 100;
  if (watchedSeconds <= 0 || lesson.durationSeconds <= 0) return 0;
  return Math.min(99, Math.max(1, Math.floor((100 * watchedSeconds) / lesson.durationSeconds)));
}

/** The lessons of a course as its page lists them (pages §3). Every lesson is in it exactly once. */
export type Directory =
  | { readonly kind: 'flat'; readonly lessons: readonly Lesson[] }
  | {
      readonly kind: 'chapters';
      /** In order; one may have no lesson. */
      readonly chapters: readonly Chapter[];
      /** Lessons without a chapter, and those whose chapter is gone. */
      readonly rest: readonly Lesson[];
    };

export interface Chapter {
  readonly id: number;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** A lesson, and the chapter that it names; that chapter may be gone. */
export interface FiledLesson {
  readonly chapterId: number;
  readonly lesson: Lesson;
}

/** Sorts lessons into their chapters; both keep their order. Without chapters it is one list. */
export function directoryOf(chapters: readonly Omit<Chapter, 'lessons'>[], filed: readonly FiledLesson[]): Directory {
  if (chapters.length === 0) return { kind: 'flat', lessons: filed.map(({ lesson }) => lesson) };
  const known = new Set(chapters.map(({ id }) => id));
  return {
    kind: 'chapters',
    chapters: chapters.map((chapter) => ({
      ...chapter,
      lessons: lessonsIn(({ chapterId }) => chapterId === chapter.id),
    })),
    rest: lessonsIn(({ chapterId }) => !known.has(chapterId)),
  };

  function lessonsIn(belongs: (entry: FiledLesson) => boolean): readonly Lesson[] {
    return filed.filter(belongs).map(({ lesson }) => lesson);
  }
}

/** All lessons in the order of the directory: the order in which one follows the other. */
export function lessonsInOrder(directory: Directory): readonly Lesson[] {
  if (directory.kind === 'flat') return directory.lessons;
  return [...directory.chapters.flatMap(({ lessons }) => lessons), ...directory.rest];
}

/** The part of a directory that is rendered at first: from its beginning, or around the current lesson. */
export function firstRows(inOrder: readonly Lesson[], currentId?: number): readonly Lesson[] {
  const current = inOrder.findIndex(({ id }) => id === currentId);
  const last = inOrder.length - DIRECTORY_ROWS_AT_FIRST;
  const from = Math.max(0, Math.min(current - DIRECTORY_ROWS_AT_FIRST / 2, last));
  return inOrder.slice(from, from + DIRECTORY_ROWS_AT_FIRST);
}

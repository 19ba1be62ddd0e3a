import { OUTLINE_ENTRIES } from './limits.js';

/** A lesson in the directory of its course (docs/api/courses.md#course-detail). */
export interface Lesson {
  readonly id: number;
  readonly title: string;
  /** `undefined` where it is not known. */
  readonly durationS: number | undefined;
  /** The seconds at the beginning that every member may watch; 0 without a preview, `undefined` where it is not known. */
  readonly previewS: number | undefined;
  /** The member cannot skip forward in the lesson. */
  readonly isForwardOnly: boolean;
}

/** How much of a lesson the visitor may watch: all, its beginning, or nothing. */
export type LessonAccess = 'open' | 'preview' | 'locked';

/**
 * How much of a lesson the visitor may watch (docs/spec/courses.md#directory). `mayWatch` and `boughtLessonIds` are the
 * course's.
 */
export function lessonAccess(
  lesson: Pick<Lesson, 'id' | 'previewS'>,
  course: { readonly mayWatch: boolean; readonly boughtLessonIds: readonly number[] },
): LessonAccess {
  if (course.mayWatch || course.boughtLessonIds.includes(lesson.id)) return 'open';
  return (lesson.previewS ?? 0) > 0 ? 'preview' : 'locked';
}

/** The total duration of these lessons; `undefined` where that of one is not known. */
export function totalS(lessons: readonly Pick<Lesson, 'durationS'>[]): number | undefined {
  return lessons.reduce<number | undefined>((sum, { durationS }) => plus(sum, durationS), 0);
}

function plus(sum: number | undefined, part: number | undefined): number | undefined {
  return sum === undefined || part === undefined ? undefined : sum + part;
}

/** The member's progress in a lesson (docs/api/courses.md#course-detail). */
export interface LessonProgress {
  readonly lessonId: number;
  /** `undefined` where it is not known. */
  readonly watchedS: number | undefined;
  /** The member has watched it to its end once; it stays true. */
  readonly isFinished: boolean;
  /** Time of the last watching, in milliseconds since the epoch. */
  readonly watchedAt: number | undefined;
}

/** The progress of one lesson; `undefined` when the member has not opened it. */
export function progressOf(lessonId: number, progress: readonly LessonProgress[]): LessonProgress | undefined {
  return progress.find((entry) => entry.lessonId === lessonId);
}

/** The same for many lessons: a course of thousands searches its progress once. The first entry of a lesson counts. */
export function progressByLesson(progress: readonly LessonProgress[]): ReadonlyMap<number, LessonProgress> {
  return new Map([...progress].reverse().map((entry) => [entry.lessonId, entry]));
}

/** How many of these lessons the member has finished. */
export function finishedCount(lessons: readonly Lesson[], progress: readonly LessonProgress[]): number {
  const known = progressByLesson(progress);
  return lessons.filter(({ id }) => known.get(id)?.isFinished ?? false).length;
}

/** The lessons that the member has not finished, in the order of the directory. */
export function unfinishedLessons(directory: Directory, progress: readonly LessonProgress[]): readonly Lesson[] {
  const finished = new Set(progress.filter((entry) => entry.isFinished).map(({ lessonId }) => lessonId));
  return lessonsInOrder(directory).filter(({ id }) => !finished.has(id));
}

/** The remaining duration of the lessons that the member has not finished; `undefined` where one is not known. */
export function remainingS(lessons: readonly Lesson[], progress: readonly LessonProgress[]): number | undefined {
  const known = progressByLesson(progress);
  return lessons.reduce<number | undefined>((sum, { id, durationS }) => {
    const { isFinished = false, watchedS = 0 } = known.get(id) ?? {};
    return isFinished ? sum : plus(sum, durationS && Math.max(0, durationS - watchedS));
  }, 0);
}

/**
 * From 0 to 100 (docs/spec/courses.md#directory). A lesson with progress is never at 0, an unfinished one never at 100.
 */
export function watchedPercent({ isFinished, watchedS }: LessonProgress, { durationS }: Lesson): number {
  if (isFinished) return 100;
  if (!watchedS || !durationS) return 0;
  return Math.min(99, Math.max(1, Math.floor((100 * watchedS) / durationS)));
}

/**
 * The lessons of a course as its page lists them (docs/spec/courses.md#directory). Every lesson occurs exactly once.
 */
export type Directory =
  | { readonly kind: 'flat'; readonly lessons: readonly Lesson[] }
  | {
      readonly kind: 'chapters';
      /** In order. A chapter may be empty. */
      readonly chapters: readonly Chapter[];
      /** Lessons without a chapter, or whose chapter does not exist. */
      readonly rest: readonly Lesson[];
    };

export interface Chapter {
  readonly id: number;
  readonly title: string;
  readonly lessons: readonly Lesson[];
}

/** A lesson with the id of its chapter. That chapter may not exist. */
export interface DirectoryLesson {
  readonly chapterId: number;
  readonly lesson: Lesson;
}

/** Sorts lessons into chapters and preserves the order of both. Without chapters it is one list. */
export function directoryOf(
  chapters: readonly Omit<Chapter, 'lessons'>[],
  entries: readonly DirectoryLesson[],
): Directory {
  if (chapters.length === 0) return { kind: 'flat', lessons: entries.map(({ lesson }) => lesson) };
  const known = new Set(chapters.map(({ id }) => id));
  return {
    kind: 'chapters',
    chapters: chapters.map((chapter) => ({
      ...chapter,
      lessons: lessonsIn(({ chapterId }) => chapterId === chapter.id),
    })),
    rest: lessonsIn(({ chapterId }) => !known.has(chapterId)),
  };

  function lessonsIn(belongs: (entry: DirectoryLesson) => boolean): readonly Lesson[] {
    return entries.filter(belongs).map(({ lesson }) => lesson);
  }
}

/** All lessons in the order of the directory, which is the order of "next lesson". */
export function lessonsInOrder(directory: Directory): readonly Lesson[] {
  if (directory.kind === 'flat') return directory.lessons;
  return [...directory.chapters.flatMap(({ lessons }) => lessons), ...directory.rest];
}

/** A chapter of the outline, or a lesson where the course has no chapters. */
export interface OutlineEntry {
  readonly id: number;
  readonly title: string;
  /** How many lessons the chapter has; `undefined` for a lesson. */
  readonly lessonCount: number | undefined;
  /** `undefined` where it is not known. */
  readonly durationS: number | undefined;
  /** Its first lesson with a preview for this visitor. */
  readonly preview: Lesson | undefined;
}

/** The beginning of a directory (docs/spec/courses.md#outline). Chapters without lessons are left out. */
export function outlineOf(
  course: Parameters<typeof lessonAccess>[1] & { readonly directory: Directory },
): readonly OutlineEntry[] {
  const chapters = filledChapters(course.directory);
  const parts =
    chapters.length > 0
      ? chapters
      : lessonsInOrder(course.directory).map((lesson) => ({ ...lesson, lessons: [lesson] }));
  return parts.slice(0, OUTLINE_ENTRIES).map(({ id, title, lessons }) => ({
    id,
    title,
    lessonCount: chapters.length > 0 ? lessons.length : undefined,
    durationS: totalS(lessons),
    preview: lessons.find((lesson) => lessonAccess(lesson, course) === 'preview'),
  }));
}

/** The chapters that have lessons; only these are visible. */
export function filledChapters(directory: Directory): readonly Chapter[] {
  return directory.kind === 'flat' ? [] : directory.chapters.filter(({ lessons }) => lessons.length > 0);
}

/** The ids of the first `count` lessons of a directory, or of those around the current one. */
export function firstRows(inOrder: readonly Lesson[], count: number, currentId?: number): ReadonlySet<number> {
  const current = inOrder.findIndex(({ id }) => id === currentId);
  const from = Math.max(0, Math.min(current - count / 2, inOrder.length - count));
  return new Set(inOrder.slice(from, from + count).map(({ id }) => id));
}

import { DIRECTORY_ROWS_AT_FIRST } from '../limits.js';
import type { Lesson } from './lesson.js';

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

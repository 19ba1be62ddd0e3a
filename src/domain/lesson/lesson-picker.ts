import type { Chapter, Directory, Lesson, LessonProgress } from '../courses/directory.js';
import { lessonRange } from '../courses/strings.js';
import { comparableText } from '../search/matching-text.js';
import { LESSONS_A_PART, LONG_CHAPTER } from './limits.js';
import { visibleText } from '../text/visible-text.js';

/** What the visitor has chosen in the picker (docs/spec/lesson.md#picker-filter). */
export interface PickerFilter {
  /** As it is typed. */
  readonly text: string;
  readonly isUnfinishedOnly: boolean;
}

export const NO_FILTER: PickerFilter = { text: '', isUnfinishedOnly: false };

export function isFiltering({ text, isUnfinishedOnly }: PickerFilter): boolean {
  return isUnfinishedOnly || visibleText(text) !== '';
}

/**
 * The lessons that match, in the order and the chapters of the directory. A text matches the title of a lesson or of its
 * chapter, whatever the case and the width of its letters, and the number of a lesson in the course.
 */
export function matchingLessons(
  directory: Directory,
  filter: PickerFilter,
  progress: readonly LessonProgress[],
): Directory {
  if (!isFiltering(filter)) return directory;
  const wanted = comparableText(visibleText(filter.text));
  const finished = new Set(progress.filter(({ isFinished }) => isFinished).map(({ lessonId }) => lessonId));
  let number = 0;
  const matching = (lessons: readonly Lesson[], chapter: string): readonly Lesson[] => {
    const isOfChapter = comparableText(chapter).includes(wanted);
    return lessons.filter(({ id, title }) => {
      number += 1;
      const isFound = isOfChapter || comparableText(title).includes(wanted) || String(number) === wanted;
      return isFound && !(filter.isUnfinishedOnly && finished.has(id));
    });
  };
  if (directory.kind === 'flat') return { kind: 'flat', lessons: matching(directory.lessons, '') };
  return {
    kind: 'chapters',
    chapters: directory.chapters.map((chapter) => ({
      ...chapter,
      lessons: matching(chapter.lessons, chapter.title),
    })),
    rest: matching(directory.rest, ''),
  };
}

/**
 * A long list without chapters, and every very long chapter, in parts that a narrow screen can close, as it closes
 * chapters; any other directory as it is.
 */
export function inParts(directory: Directory): Directory {
  if (directory.kind === 'flat') {
    const { lessons } = directory;
    if (lessons.length <= LESSONS_A_PART) return directory;
    return { kind: 'chapters', chapters: partsOf({ title: '', lessons }, 1), rest: [] };
  }
  if (directory.chapters.every(({ lessons }) => lessons.length <= LONG_CHAPTER)) return directory;
  let number = 1;
  const chapters = directory.chapters.flatMap((chapter) => {
    const first = number;
    number += chapter.lessons.length;
    return chapter.lessons.length <= LONG_CHAPTER ? chapter : partsOf(chapter, first);
  });
  return { ...directory, chapters };
}

/** `first` is the number of the first lesson. The ids are below 0, as none of a server is. */
function partsOf({ title, lessons }: Pick<Chapter, 'title' | 'lessons'>, first: number): readonly Chapter[] {
  return Array.from({ length: Math.ceil(lessons.length / LESSONS_A_PART) }, (_, index) => {
    const part = lessons.slice(index * LESSONS_A_PART, (index + 1) * LESSONS_A_PART);
    const number = first + index * LESSONS_A_PART;
    return { id: -number, title: `${title} ${lessonRange(number, number + part.length - 1)}`.trim(), lessons: part };
  });
}

import { type Directory, lessonsInOrder } from '../courses/directory.js';

/** Where a lesson is in its course: what the row of the picker says (docs/spec/lesson.md#picker-row). */
export interface PickerPosition {
  /** From 1; `undefined` for a lesson that the directory does not list. */
  readonly number: number | undefined;
  readonly total: number;
  /** Empty without chapters, and where the chapter has no title. */
  readonly chapter: string;
}

export function pickerPosition(lessonId: number, directory: Directory): PickerPosition {
  const lessons = lessonsInOrder(directory);
  const index = lessons.findIndex(({ id }) => id === lessonId);
  const chapters = directory.kind === 'chapters' ? directory.chapters : [];
  const chapter = chapters.find((each) => each.lessons.some(({ id }) => id === lessonId));
  return {
    number: index < 0 ? undefined : index + 1,
    total: lessons.length,
    chapter: chapter?.title ?? '',
  };
}

import { type Directory, lessonsInOrder } from '../courses/directory.js';
import type { Lesson } from '../courses/lesson.js';

/** The lessons beside one, in the order of the directory (pages §4). */
export interface Neighbours {
  readonly previous: Lesson | undefined;
  readonly next: Lesson | undefined;
}

/** A lesson that is not listed has none. */
export function neighboursOf(lessonId: number, directory: Directory): Neighbours {
  const lessons = lessonsInOrder(directory);
  const place = lessons.findIndex(({ id }) => id === lessonId);
  if (place < 0) return { previous: undefined, next: undefined };
  return { previous: lessons[place - 1], next: lessons[place + 1] };
}

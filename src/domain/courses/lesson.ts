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

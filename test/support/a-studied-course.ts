import type { StudiedCourse } from '../../src/domain/study.js';

/** A course of five lessons, of which the member has finished one. */
export function aStudiedCourse(changes: Partial<StudiedCourse> = {}): StudiedCourse {
  const courseId = changes.courseId ?? 2;
  return {
    courseId,
    course: { id: courseId, title: `课程${courseId}`, cover: '', charge: 9, lessonCount: 5 },
    lessonsLearned: 1,
    progress: { percent: 20, finished: false },
    lastLesson: { lessonId: 202, title: '导数', watchedS: 315, watchedAt: Date.UTC(2026, 10, 17) },
    since: Date.UTC(2026, 10, 15),
    ...changes,
  };
}

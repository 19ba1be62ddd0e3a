import type { LearnedLesson } from '../../../../domain/study/learned-lesson.js';
import type { StudiedCourse } from '../../../../domain/study/studied-course.js';
import type { CourseRecord, LessonRecord } from '../courses/course-record.js';
import type { StudyRecord } from './study-record.js';

/** A course as its member sees it, its cover a path on the server; `sinceMs` is when they began, bought or liked it. */
export function studiedCourse(record: StudyRecord, course: CourseRecord | undefined, sinceMs: number): StudiedCourse {
  const last = record.watched.at(-1);
  const lessons = course?.lessons ?? [];
  const finished = record.watched.filter((watched) => watched.finished).length;
  const percent = lessons.length === 0 ? 0 : Math.round((100 * finished) / lessons.length);
  return {
    courseId: record.courseId,
    course: course && {
      id: course.id,
      title: course.title,
      cover: course.thumb,
      charge: course.charge,
      lessonCount: lessons.length,
    },
    lessonsLearned: finished,
    progress: last && { percent, finished: percent === 100 },
    lastLesson: last && {
      lessonId: last.lessonId,
      title: lessons.find(({ id }) => id === last.lessonId)?.title ?? '',
      watchedS: last.watchedS,
      watchedAt: last.atMs,
    },
    since: sinceMs,
  };
}

/** A lesson as the member sees it who may have watched some of it. */
export function learnedLesson(lesson: LessonRecord, record: StudyRecord | undefined): LearnedLesson {
  const watched = record?.watched.find(({ lessonId }) => lessonId === lesson.id);
  return {
    id: lesson.id,
    title: lesson.title,
    durationS: lesson.durationS,
    publishedAt: lesson.publishedAtMs,
    progress: watched && { watchedS: watched.watchedS, finished: watched.finished },
  };
}

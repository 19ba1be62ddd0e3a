import type { CourseSummary } from '../../../domain/courses/course-card.js';
import type { CourseDetail } from '../../../domain/courses/course-detail.js';
import { directoryOf } from '../../../domain/courses/directory.js';
import { type CourseRecord, type LessonRecord, publishedLessons } from '../engine/courses/course-record.js';
import type { CourseView } from '../engine/courses/courses.js';
import type { Pictures } from '../engine/pictures.js';
import type { WatchedLesson } from '../engine/study/study-record.js';

/** How the domain sees a course on a list that knows nothing of its lessons and its category. */
export function courseOf(record: CourseRecord, pictures: Pictures): CourseSummary {
  return {
    id: record.id,
    title: record.title,
    cover: pictures.inline(record.thumb),
    priceYuan: record.charge,
    isFree: record.isFree,
    studentCount: record.students,
    shortDescription: record.shortDescription,
  };
}

/** The same on a list that does. */
export function cardOf(record: CourseRecord, categoryName: string | undefined, pictures: Pictures): CourseSummary {
  return {
    ...courseOf(record, pictures),
    ...(categoryName !== undefined && { category: categoryName }),
    lessonCount: publishedLessons(record).length,
  };
}

/** How the domain sees what the page of a course shows. */
export function detailOf(view: CourseView, pictures: Pictures): CourseDetail {
  const { course: record } = view;
  const lessons = publishedLessons(record);
  return {
    course: { ...courseOf(record, pictures), lessonCount: lessons.length },
    categoryId: record.categoryId,
    introductionHtml: record.introduction,
    directory: directoryOf(record.chapters, lessons.map(filedLesson)),
    mayWatch: view.mayWatch || record.isFree,
    boughtLessonIds: [],
    isFavourite: view.isFavourite,
    progress: view.watched.map(progressOf),
    attachments: record.attachments,
    allowsComments: view.allowsComments,
    vipCovers: view.vipCovers,
  };
}

export function filedLesson({ id, title, durationS, previewS, forwardOnly, chapterId }: LessonRecord) {
  const lesson = { id, title, durationSeconds: durationS, previewSeconds: previewS, forwardOnly };
  return { chapterId, lesson };
}

export function progressOf({ lessonId, watchedS, finished, atMs }: WatchedLesson) {
  return { lessonId, watchedSeconds: watchedS, finished, watchedAt: atMs };
}

import {
  type CategoryRecord,
  type CourseRecord,
  type LessonRecord,
  publishedLessons,
} from '../../../src/adapters/memory/server/courses/course-catalogue.js';
import type { ShownCourse } from '../../../src/adapters/memory/server/courses/courses.js';
import type { WatchedLesson } from '../../../src/adapters/memory/server/study/study-records.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { flag, isoDate, localDate, NOTHING, phpMap } from './values.js';

/** An item of `GET v2/courses` (docs/api/courses.md#course-list). Images are sent as stored: as paths. */
export function writeCourseEntry(course: CourseRecord, categoryName: string | undefined, generation: Generation) {
  return {
    ...writeCourse(course, generation),
    videos_count: publishedLessons(course).length,
    category: categoryName === undefined ? NOTHING : { id: course.categoryId, name: categoryName },
  };
}

/** An item of `GET v2/course_categories` (docs/api/courses.md#course-categories). */
export function writeCategory({ id, name, children }: CategoryRecord) {
  return {
    id,
    name,
    parent_id: 0,
    children: children.map((child, index) => ({ id: child.id, sort: index + 1, name: child.name, parent_id: id })),
  };
}

/** `GET v2/course/{id}` (docs/api/courses.md#course-detail). */
export function writeCourseDetail(view: ShownCourse, generation: Generation) {
  const { course, watched, viewerId } = view;
  return {
    course: writeCourse(course, generation, { render_desc: course.introduction }),
    chapters: writeChapters(course),
    videos: writeVideos(course, generation),
    isBuy: view.mayWatch,
    isCollect: view.isFavourite,
    videoWatchedProgress: writeProgressMap(watched, course.id, viewerId),
    attach: course.attachments.map(({ id, name, extension, sizeBytes }) => ({ name, id, extension, size: sizeBytes })),
    buyVideos: NOTHING,
  };
}

export function writeChapters(course: CourseRecord) {
  return course.chapters.map(({ id, title }) => ({ id, course_id: course.id, title }));
}

/** The progress of a member, by lesson. */
export function writeProgressMap(watched: readonly WatchedLesson[], courseId: number, userId: number | undefined) {
  return phpMap(watched.map((entry) => [entry.lessonId, writeProgress(entry, courseId, userId)]));
}

/**
 * Lessons by chapter id, in the order of their first lessons. 0 holds those without a chapter and those whose chapter
 * was deleted.
 */
export function writeVideos(course: CourseRecord, generation: Generation): unknown {
  const chapters = new Set(course.chapters.map(({ id }) => id));
  const groups = new Map<number, unknown[]>();
  for (const lesson of publishedLessons(course)) {
    const key = chapters.has(lesson.chapterId) ? lesson.chapterId : 0;
    groups.set(key, [...(groups.get(key) ?? []), writeVideo(lesson, course, generation)]);
  }
  return phpMap([...groups]);
}

export function writeVideo(lesson: LessonRecord, course: CourseRecord, generation: Generation) {
  return {
    id: lesson.id,
    course_id: course.id,
    title: lesson.title,
    slug: '',
    charge: 0,
    view_num: 0,
    seo_keywords: '',
    seo_description: '',
    published_at: localDate(lesson.publishedAtMs),
    chapter_id: lesson.chapterId,
    duration: lesson.durationS,
    is_ban_sell: 0,
    free_seconds: lesson.previewS,
    ban_drag: flag(lesson.isForwardOnly),
    ...(generation === 2 && { is_allow_comment: flag(course.allowsComments) }),
  };
}

function writeProgress({ lessonId, watchedS, finished, atMs }: WatchedLesson, courseId: number, userId?: number) {
  return {
    id: lessonId,
    user_id: userId,
    course_id: courseId,
    video_id: lessonId,
    watch_seconds: watchedS,
    watched_at: finished ? localDate(atMs) : null,
    created_at: isoDate(atMs),
    updated_at: isoDate(atMs),
    deleted_at: null,
  };
}

/** `more` is inserted at the position where the server has these fields. */
export function writeCourse(course: CourseRecord, generation: Generation, more: object = {}) {
  return {
    id: course.id,
    title: course.title,
    slug: '',
    thumb: course.cover,
    charge: course.priceYuan,
    short_description: course.shortDescription,
    ...more,
    seo_keywords: '',
    seo_description: '',
    published_at: localDate(course.publishedAtMs),
    is_show: flag(course.isShown),
    category_id: course.categoryId,
    is_rec: flag(course.isRecommended),
    user_count: course.students,
    is_free: flag(course.isFree),
    ...(generation === 2 && {
      is_allow_comment: flag(course.allowsComments),
      is_vip_free: flag(course.isVipFree),
    }),
  };
}

import type { LastWatched } from '../../../src/adapters/memory/server/study/study.js';
import type { BoughtCourse, LearnedCourse, LearnedLesson, StudiedCourse } from '../../../src/domain/study.js';
import { flag, imageAddress, isoDate, localDate, NOTHING, phpMap } from './values.js';

/** Data for writing a course that are not in the course itself. */
export interface WrittenCourse {
  readonly userId: number;
  readonly serverUrl: string;
  readonly last: LastWatched | undefined;
}

/** An item of `GET v3/member/courses/learned` (docs/api/study.md#learned-courses): the progress record itself. */
export function writeLearnedCourse(studied: LearnedCourse, course: WrittenCourse) {
  return {
    ...writeProgress(studied, course.userId),
    ...writeCommon(studied, course),
    created_at: isoDate(studied.since ?? 0),
    is_subscribe: flag(studied.isSubscribed),
  };
}

/** An item of `GET v3/member/courses`; it has no id of its own. */
export function writeBoughtCourse(studied: BoughtCourse, course: WrittenCourse) {
  return {
    ...writeCommon(studied, course),
    charge: studied.paid,
    created_at: localDate(studied.since ?? 0),
    watch_record: studied.progress ? writeProgress(studied, course.userId) : NOTHING,
  };
}

/** An item of `GET v3/member/courses/like`; it has no id of its own. */
export function writeLikedCourse(studied: StudiedCourse, course: WrittenCourse) {
  return {
    ...writeCommon(studied, course),
    created_at: isoDate(studied.since ?? 0),
    watch_record: studied.progress ? writeProgress(studied, course.userId) : NOTHING,
  };
}

/**
 * `GET v3/member/learned/course/{courseId}`. The server sorts after it has assigned keys, so lessons that were not
 * created in the order of publication arrive as a map.
 */
export function writeLessons(lessons: readonly LearnedLesson[]) {
  const asWritten = lessons.toSorted((one, other) => one.id - other.id);
  return phpMap(lessons.map((lesson) => [asWritten.indexOf(lesson), writeLesson(lesson)]));
}

function writeLesson({ id, title, durationS, publishedAt, progress }: LearnedLesson) {
  const record = progress && {
    watch_seconds: progress.watchedS,
    watched_at: progress.isFinished ? localDate(publishedAt ?? 0).replace(' ', 'T') : null,
    created_at: isoDate(publishedAt ?? 0).slice(0, 19),
  };
  return {
    id,
    title,
    published_at: localDate(publishedAt ?? 0),
    duration: durationS,
    watch_record: record ?? null,
  };
}

function writeCommon({ courseId, course, lessonsLearned }: StudiedCourse, { userId, serverUrl, last }: WrittenCourse) {
  return {
    course_id: courseId,
    user_id: userId,
    learned_count: lessonsLearned,
    last_view_video: last ? writeLastWatched(last, courseId, userId) : NOTHING,
    course: course
      ? {
          id: course.id,
          title: course.title,
          thumb: imageAddress(course.cover, serverUrl),
          charge: course.priceYuan,
          videos_count: course.lessonCount,
        }
      : NOTHING,
  };
}

function writeLastWatched({ watched, lesson }: LastWatched, courseId: number, userId: number) {
  const at = localDate(watched.atMs);
  return {
    id: watched.lessonId,
    user_id: userId,
    course_id: courseId,
    video_id: watched.lessonId,
    watch_seconds: watched.watchedS,
    watched_at: watched.finished ? at : null,
    created_at: at,
    updated_at: at,
    video: lesson
      ? {
          id: lesson.id,
          title: lesson.title,
          duration: lesson.durationS,
          published_at: localDate(lesson.publishedAtMs),
        }
      : NOTHING,
  };
}

function writeProgress({ courseId, progress, since }: StudiedCourse, userId: number) {
  const at = isoDate(since ?? 0);
  return {
    id: courseId,
    course_id: courseId,
    user_id: userId,
    is_watched: flag(progress?.isFinished ?? false),
    watched_at: progress?.isFinished ? localDate(since ?? 0) : null,
    progress: progress?.percent ?? 0,
    created_at: at,
    updated_at: at,
  };
}

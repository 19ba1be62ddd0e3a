import type { LearnedLesson } from '../../../src/domain/study/learned-lesson.js';
import type { BoughtCourse, LearnedCourse, StudiedCourse } from '../../../src/domain/study/studied-course.js';
import { NOTHING } from './envelope.js';
import { flag, isoDate, localDate, pictureAddress } from './values.js';

/** An item of `GET v3/member/courses/learned` (pages API 3.21): the record of the progress itself. */
export function writeLearnedCourse(studied: LearnedCourse, userId: number, serverUrl: string) {
  return {
    ...writeProgress(studied, userId),
    ...writeCommon(studied, userId, serverUrl),
    created_at: isoDate(studied.since ?? 0),
    is_subscribe: flag(studied.subscribed),
  };
}

/** An item of `GET v3/member/courses`; it has no id of its own. */
export function writeBoughtCourse(studied: BoughtCourse, userId: number, serverUrl: string) {
  return {
    ...writeCommon(studied, userId, serverUrl),
    charge: studied.paid,
    created_at: localDate(studied.since ?? 0),
    watch_record: studied.progress ? writeProgress(studied, userId) : NOTHING,
  };
}

/** An item of `GET v3/member/courses/like`; it has no id of its own. */
export function writeLikedCourse(studied: StudiedCourse, userId: number, serverUrl: string) {
  return {
    ...writeCommon(studied, userId, serverUrl),
    created_at: isoDate(studied.since ?? 0),
    watch_record: studied.progress ? writeProgress(studied, userId) : NOTHING,
  };
}

/**
 * `GET v3/member/learned/course/{courseId}`: sorted on the way out, the lessons keep the keys of their old places,
 * so that any but the simplest list arrives as a map.
 */
export function writeLessons(lessons: readonly LearnedLesson[]) {
  const written = lessons.map(writeLesson).toReversed();
  return written.length > 1 ? Object.fromEntries(written.entries()) : written;
}

function writeLesson({ id, title, durationS, publishedAt, progress }: LearnedLesson) {
  const record = progress && {
    watch_seconds: progress.watchedS,
    watched_at: progress.finished ? localDate(publishedAt ?? 0).replace(' ', 'T') : null,
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

function writeCommon(
  { courseId, course, lessonsLearned, lastLesson }: StudiedCourse,
  userId: number,
  serverUrl: string,
) {
  return {
    course_id: courseId,
    user_id: userId,
    learned_count: lessonsLearned,
    last_view_video: lastLesson
      ? {
          id: lastLesson.lessonId,
          user_id: userId,
          course_id: courseId,
          video_id: lastLesson.lessonId,
          watch_seconds: lastLesson.watchedS,
          watched_at: null,
          video: lastLesson.title === '' ? NOTHING : { id: lastLesson.lessonId, title: lastLesson.title },
        }
      : NOTHING,
    course: course
      ? {
          id: course.id,
          title: course.title,
          thumb: pictureAddress(course.cover, serverUrl),
          charge: course.charge,
          videos_count: course.lessonCount,
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
    is_watched: flag(progress?.finished ?? false),
    watched_at: progress?.finished ? localDate(since ?? 0) : null,
    progress: progress?.percent ?? 0,
    created_at: at,
    updated_at: at,
  };
}

import type {
  BoughtCourse,
  CourseFacts,
  CourseProgress,
  LastLesson,
  LearnedCourse,
  StudiedCourse,
} from '../../../domain/study/studied-course.js';
import {
  asFlag,
  asInstant,
  asRecord,
  asText,
  integer,
  type JsonRecord,
  nonEmptyRecord,
  required,
} from '../client/json-readers.js';
import type { ResolvePicture } from '../client/resolve-picture.js';

/** A course that the member likes (pages API 3.21). */
export function decodeLikedCourse(entry: JsonRecord, picture: ResolvePicture): StudiedCourse {
  return decodeStudied(entry, nonEmptyRecord(entry['watch_record']), picture);
}

export function decodeBoughtCourse(entry: JsonRecord, picture: ResolvePicture): BoughtCourse {
  return {
    ...decodeStudied(entry, nonEmptyRecord(entry['watch_record']), picture),
    paid: integer(entry['charge']) ?? 0,
  };
}

/** Here the entry is the record of the progress itself. */
export function decodeLearnedCourse(entry: JsonRecord, picture: ResolvePicture): LearnedCourse {
  return { ...decodeStudied(entry, entry, picture), subscribed: asFlag(entry['is_subscribe']) ?? false };
}

function decodeStudied(entry: JsonRecord, record: JsonRecord | undefined, picture: ResolvePicture): StudiedCourse {
  return {
    courseId: required(integer(entry['course_id']), 'studied.course_id'),
    course: decodeCard(nonEmptyRecord(entry['course']), picture),
    lessonsLearned: integer(entry['learned_count']) ?? 0,
    progress: record && decodeCourseProgress(record),
    lastLesson: decodeLastLesson(nonEmptyRecord(entry['last_view_video'])),
    since: asInstant(entry['created_at']),
  };
}

function decodeCard(course: JsonRecord | undefined, picture: ResolvePicture): CourseFacts | undefined {
  const id = integer(course?.['id']);
  if (course === undefined || id === undefined) return undefined;
  return {
    id,
    title: asText(course['title']) ?? '',
    cover: picture(asText(course['thumb']) ?? ''),
    charge: integer(course['charge']) ?? 0,
    lessonCount: integer(course['videos_count']) ?? 0,
  };
}

function decodeCourseProgress(record: JsonRecord): CourseProgress {
  const percent = integer(record['progress']) ?? 0;
  return { percent: Math.min(100, Math.max(0, percent)), finished: asFlag(record['is_watched']) ?? false };
}

function decodeLastLesson(record: JsonRecord | undefined): LastLesson | undefined {
  const lessonId = integer(record?.['video_id']);
  if (record === undefined || lessonId === undefined) return undefined;
  return {
    lessonId,
    title: asText(asRecord(record['video'])?.['title']) ?? '',
    watchedS: integer(record['watch_seconds']) ?? 0,
    watchedAt: asInstant(record['updated_at']),
  };
}

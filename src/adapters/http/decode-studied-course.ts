import type {
  BoughtCourse,
  CourseCard,
  CourseProgress,
  LastLesson,
  LearnedCourse,
  StudiedCourse,
} from '../../domain/study/studied-course.js';
import { asFilled } from './as-filled.js';
import { asInstant } from './as-instant.js';
import { asFlag, asRecord, asText, asWhole, required, type WireRecord } from './wire.js';

/** A course that the member likes (pages API 3.21). */
export function decodeLikedCourse(entry: WireRecord): StudiedCourse {
  return decodeStudied(entry, asFilled(entry['watch_record']));
}

export function decodeBoughtCourse(entry: WireRecord): BoughtCourse {
  return { ...decodeStudied(entry, asFilled(entry['watch_record'])), paid: asWhole(entry['charge']) ?? 0 };
}

/** Here the entry is the record of the progress itself. */
export function decodeLearnedCourse(entry: WireRecord): LearnedCourse {
  return { ...decodeStudied(entry, entry), subscribed: asFlag(entry['is_subscribe']) ?? false };
}

function decodeStudied(entry: WireRecord, record: WireRecord | undefined): StudiedCourse {
  return {
    courseId: required(asWhole(entry['course_id']), 'studied.course_id'),
    course: decodeCard(asFilled(entry['course'])),
    lessonsLearned: asWhole(entry['learned_count']) ?? 0,
    progress: record && decodeProgress(record),
    lastLesson: decodeLastLesson(asFilled(entry['last_view_video'])),
    since: asInstant(entry['created_at']),
  };
}

function decodeCard(course: WireRecord | undefined): CourseCard | undefined {
  const id = asWhole(course?.['id']);
  if (course === undefined || id === undefined) return undefined;
  return {
    id,
    title: asText(course['title']) ?? '',
    thumb: asText(course['thumb']) ?? '',
    charge: asWhole(course['charge']) ?? 0,
    lessonCount: asWhole(course['videos_count']) ?? 0,
  };
}

function decodeProgress(record: WireRecord): CourseProgress {
  const percent = asWhole(record['progress']) ?? 0;
  return { percent: Math.min(100, Math.max(0, percent)), finished: asFlag(record['is_watched']) ?? false };
}

function decodeLastLesson(record: WireRecord | undefined): LastLesson | undefined {
  const lessonId = asWhole(record?.['video_id']);
  if (record === undefined || lessonId === undefined) return undefined;
  return {
    lessonId,
    title: asText(asRecord(record['video'])?.['title']) ?? '',
    watchedS: asWhole(record['watch_seconds']) ?? 0,
  };
}

import type { LessonProgress } from '../../../domain/courses/directory.js';
import { asSeconds } from '../../wire/amounts-and-durations.js';
import { asInstant, integer, isDated, type JsonRecord, required } from '../client/json-readers.js';

/** How far the member has watched a lesson, of any answer with progress (docs/api/study.md, docs/api/courses.md). */
export function decodeWatched(record: JsonRecord): Pick<LessonProgress, 'watchedS' | 'isFinished'> {
  return { watchedS: asSeconds(record['watch_seconds']), isFinished: isDated(record['watched_at']) };
}

/** A record that names its lesson. */
export function decodeLessonProgress(record: JsonRecord): LessonProgress {
  return {
    lessonId: required(integer(record['video_id']), 'progress.video_id'),
    ...decodeWatched(record),
    watchedAt: asInstant(record['updated_at']),
  };
}

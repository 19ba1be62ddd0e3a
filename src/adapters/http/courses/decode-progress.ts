import type { LessonProgress } from '../../../domain/courses/lesson-progress.js';
import { decodeEach } from '../client/decode-list.js';
import { asInstant, asList, asRecord, integer, nonEmptyText, required } from '../client/json-readers.js';

/** A map from lesson to record, a list when its keys happen to run from 0, `[]` when there is none (pages API 3.5, 3.9). */
export function decodeProgress(records: unknown): readonly LessonProgress[] {
  return decodeEach(asList(records) ?? Object.values(asRecord(records) ?? {}), (record) => ({
    lessonId: required(integer(record['video_id']), 'progress.video_id'),
    watchedSeconds: Math.max(0, integer(record['watch_seconds']) ?? 0),
    finished: nonEmptyText(record['watched_at']) !== undefined,
    watchedAt: asInstant(record['updated_at']),
  }));
}

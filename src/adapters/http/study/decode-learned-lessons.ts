import type { LearnedLesson, LearnedLessonProgress } from '../../../domain/study/learned-lesson.js';
import { nonEmptyRecord } from '../client/json-readers.js';
import { asInstant } from '../client/json-readers.js';
import { decodeEach } from '../client/decode-list.js';
import { asRecord, asText, integer, nonEmptyText, required, type JsonRecord } from '../client/json-readers.js';

/**
 * The lessons of a learned course (pages API 3.21).
 *
 * Sorted by the server, they may arrive as a map from their old places, whose order no engine keeps: the order of
 * publication is made here. `created_at` of their records is not read: it alone is UTC without saying so.
 */
export function decodeLearnedLessons(data: unknown): readonly LearnedLesson[] {
  const entries: readonly unknown[] = Array.isArray(data) ? data : Object.values(required(asRecord(data), 'lessons'));
  return decodeEach(entries, decodeLesson).toSorted(byPublication);
}

function decodeLesson(entry: JsonRecord): LearnedLesson {
  return {
    id: required(integer(entry['id']), 'lesson.id'),
    title: asText(entry['title']) ?? '',
    durationS: integer(entry['duration']) ?? 0,
    publishedAt: asInstant(entry['published_at']),
    progress: decodeLessonProgress(nonEmptyRecord(entry['watch_record'])),
  };
}

function decodeLessonProgress(record: JsonRecord | undefined): LearnedLessonProgress | undefined {
  return (
    record && {
      watchedS: integer(record['watch_seconds']) ?? 0,
      finished: nonEmptyText(record['watched_at']) !== undefined,
    }
  );
}

/** A lesson of an unknown day comes last. */
function byPublication(one: LearnedLesson, other: LearnedLesson): number {
  return (one.publishedAt ?? Number.MAX_VALUE) - (other.publishedAt ?? Number.MAX_VALUE);
}

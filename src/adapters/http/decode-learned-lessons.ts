import type { LearnedLesson, LessonProgress } from '../../domain/study/learned-lesson.js';
import { asFilled } from './as-filled.js';
import { asInstant } from './as-instant.js';
import { decodeEach } from './decode-each.js';
import { asRecord, asText, asWhole, asWords, required, type WireRecord } from './wire.js';

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

function decodeLesson(entry: WireRecord): LearnedLesson {
  return {
    id: required(asWhole(entry['id']), 'lesson.id'),
    title: asText(entry['title']) ?? '',
    durationS: asWhole(entry['duration']) ?? 0,
    publishedAt: asInstant(entry['published_at']),
    progress: decodeProgress(asFilled(entry['watch_record'])),
  };
}

function decodeProgress(record: WireRecord | undefined): LessonProgress | undefined {
  return (
    record && {
      watchedS: asWhole(record['watch_seconds']) ?? 0,
      finished: asWords(record['watched_at']) !== undefined,
    }
  );
}

/** A lesson of an unknown day comes last. */
function byPublication(one: LearnedLesson, other: LearnedLesson): number {
  return (one.publishedAt ?? Number.MAX_VALUE) - (other.publishedAt ?? Number.MAX_VALUE);
}

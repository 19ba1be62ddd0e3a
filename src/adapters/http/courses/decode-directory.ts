import { type Directory, directoryOf, type FiledLesson } from '../../../domain/courses/directory.js';
import type { Lesson } from '../../../domain/courses/lesson.js';
import { decodeEach } from '../client/decode-list.js';
import { asFlag, asList, asRecord, asText, integer, type JsonRecord, required } from '../client/json-readers.js';

/**
 * The lessons of a course by chapter (pages API 3.5, 3.9). `videos` is a PHP map from chapter to lessons: an object, a
 * list when its keys happen to run from 0, `[]` when there are none. Its keys say no more than the lessons do.
 */
export function decodeDirectory(chapters: unknown, videos: unknown): Directory {
  const named = decodeEach(asList(chapters) ?? [], (chapter) => ({
    id: required(integer(chapter['id']), 'chapter.id'),
    title: asText(chapter['title']) ?? '',
  }));
  return directoryOf(
    named,
    membersOf(videos).flatMap((group) => decodeEach(membersOf(group), decodeFiledLesson)),
  );
}

function decodeFiledLesson(video: JsonRecord): FiledLesson {
  return { chapterId: integer(video['chapter_id']) ?? 0, lesson: decodeLesson(video) };
}

export function decodeLesson(video: JsonRecord): Lesson {
  return {
    id: required(integer(video['id']), 'lesson.id'),
    title: asText(video['title']) ?? '',
    durationSeconds: seconds(video['duration']),
    previewSeconds: seconds(video['free_seconds']),
    forwardOnly: asFlag(video['ban_drag']) ?? false,
  };
}

function seconds(value: unknown): number {
  return Math.max(0, integer(value) ?? 0);
}

/** What is in a list or a map, in order. */
function membersOf(value: unknown): readonly unknown[] {
  return asList(value) ?? Object.values(asRecord(value) ?? {});
}

import type { Attachment, CourseDetail } from '../../../domain/courses/course.js';
import {
  type Directory,
  directoryOf,
  type DirectoryLesson,
  type Lesson,
  type LessonProgress,
  lessonsInOrder,
} from '../../../domain/courses/directory.js';
import { asSeconds } from '../../wire/amounts-and-durations.js';
import { asQuantity } from '../../wire/quantities.js';
import {
  asBoolean,
  asRecord,
  decodeList,
  integer,
  type JsonRecord,
  nonEmptyRecord,
  required,
  textOrEmpty,
} from '../client/json-readers.js';
import { decodeValues, listOfMap, listOfMaps } from '../client/page-readers.js';
import type { ResolveImage } from '../client/known-server.js';
import { decodeCourseCard } from './course-card.js';
import { decodeLessonProgress } from './progress.js';

/**
 * The lessons of a course by chapter (docs/api/courses.md#course-detail, docs/api/lesson.md#lesson-detail). `videos` is
 * a PHP map from chapter to lessons: an object, an array when its keys run from 0, `[]` when it is empty. Its keys are
 * ignored: every lesson names its chapter.
 */
export function decodeDirectory(chapters: unknown, videos: unknown): Directory {
  const named = decodeList(chapters, (chapter) => ({
    id: required(integer(chapter['id']), 'chapter.id'),
    title: textOrEmpty(chapter['title']),
  }));
  const lessons = decodeList(listOfMaps(videos), decodeDirectoryLesson, ({ lesson }) => lesson.id);
  return directoryOf(named ?? [], lessons ?? []);
}

function decodeDirectoryLesson(video: JsonRecord): DirectoryLesson {
  return { chapterId: integer(video['chapter_id']) ?? 0, lesson: decodeLesson(video) };
}

export function decodeLesson(video: JsonRecord): Lesson {
  return {
    id: required(integer(video['id']), 'lesson.id'),
    title: textOrEmpty(video['title']),
    durationS: asSeconds(video['duration']),
    previewS: asSeconds(video['free_seconds']),
    isForwardOnly: asBoolean(video['ban_drag']) ?? false,
  };
}

/**
 * A PHP map from lesson to record: an array when its keys run from 0, `[]` when it is empty
 * (docs/api/courses.md#course-detail, docs/api/lesson.md#lesson-detail).
 */
export function decodeProgress(records: unknown): readonly LessonProgress[] {
  return decodeList(listOfMap(records), decodeLessonProgress, ({ lessonId }) => lessonId) ?? [];
}

/** The ids of the lessons that the member has bought separately; the two answers name the list differently. */
export function decodeBoughtLessons(ids: unknown): readonly number[] {
  return decodeValues(ids, integer);
}

/** docs/api/courses.md#course-detail. */
export function decodeCourseDetail(data: unknown, image: ResolveImage): CourseDetail {
  const detail = required(asRecord(data), 'courseDetail');
  const record = required(nonEmptyRecord(detail['course']), 'courseDetail.course');
  const course = decodeCourseCard(record, image);
  const directory = decodeDirectory(detail['chapters'], detail['videos']);
  return {
    course: { ...course, lessonCount: lessonsInOrder(directory).length },
    categoryId: integer(record['category_id']),
    introductionHtml: textOrEmpty(record['render_desc']),
    directory,
    // For an anonymous visitor the server sends `false` even for a free course.
    mayWatch: course.isFree || (asBoolean(detail['isBuy']) ?? false),
    boughtLessonIds: decodeBoughtLessons(detail['buyVideos']),
    isFavourite: asBoolean(detail['isCollect']) ?? false,
    progress: decodeProgress(detail['videoWatchedProgress']),
    attachments: decodeList(detail['attach'], decodeAttachment) ?? [],
    // Defaults for absent fields: all may comment, and VIP covers the course
    // (docs/api/README.md#differences-between-the-generations).
    allowsComments: asBoolean(record['is_allow_comment']) ?? true,
    isCoveredByVip: course.isCoveredByVip ?? true,
  };
}

function decodeAttachment(file: JsonRecord): Attachment {
  return {
    id: required(integer(file['id']), 'attachment.id'),
    name: textOrEmpty(file['name']),
    extension: textOrEmpty(file['extension']),
    sizeBytes: asQuantity(file['size']),
  };
}

import type { CourseSummary } from '../../../domain/courses/course.js';
import { asFlag, asText, integer, type JsonRecord, nonEmptyText, required } from '../client/json-readers.js';
import { nonEmptyRecord } from '../client/page-readers.js';
import type { ResolvePicture } from '../client/known-server.js';

/** A course of a list, of a block of home, or of its own page (pages API 3.1, 3.3, 3.5): each says what it knows. */
export function decodeCourseCard(course: JsonRecord, picture: ResolvePicture): CourseSummary {
  // `[]` in lists and `null` in blocks when the category is gone.
  const category = nonEmptyText(nonEmptyRecord(course['category'])?.['name']);
  const lessonCount = integer(course['videos_count']);
  const studentCount = integer(course['user_count']);
  return {
    id: required(integer(course['id']), 'course.id'),
    title: asText(course['title']) ?? '',
    cover: picture(asText(course['thumb']) ?? ''),
    priceYuan: integer(course['charge']) ?? 0,
    isFree: asFlag(course['is_free']) ?? false,
    ...(category !== undefined && { category }),
    ...(lessonCount !== undefined && { lessonCount }),
    ...(studentCount !== undefined && { studentCount }),
    shortDescription: asText(course['short_description']) ?? '',
  };
}

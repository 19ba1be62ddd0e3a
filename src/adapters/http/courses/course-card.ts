import type { CourseSummary } from '../../../domain/courses/course.js';
import {
  asBoolean,
  integer,
  type JsonRecord,
  nonEmptyText,
  required,
  nonEmptyRecord,
  textOrEmpty,
} from '../client/json-readers.js';
import { asAmount } from '../../wire/amounts-and-durations.js';
import { asCount } from '../../wire/quantities.js';
import type { ResolveImage } from '../client/known-server.js';

/**
 * A course in a list, in a block of home, or on its own page (docs/api/home.md#home-blocks,
 * docs/api/courses.md#course-list, docs/api/courses.md#course-detail): each sends different fields.
 */
export function decodeCourseCard(course: JsonRecord, image: ResolveImage): CourseSummary {
  // The category was deleted: `[]` in lists and `null` in blocks.
  const category = nonEmptyText(nonEmptyRecord(course['category'])?.['name']);
  const lessonCount = asCount(course['videos_count']);
  const studentCount = asCount(course['user_count']);
  const isCoveredByVip = asBoolean(course['is_vip_free']);
  return {
    id: required(integer(course['id']), 'course.id'),
    title: textOrEmpty(course['title']),
    cover: image(textOrEmpty(course['thumb'])),
    priceYuan: asAmount(course['charge']),
    isFree: asBoolean(course['is_free']) ?? false,
    ...(category !== undefined && { category }),
    ...(lessonCount !== undefined && { lessonCount }),
    ...(studentCount !== undefined && { studentCount }),
    ...(isCoveredByVip !== undefined && { isCoveredByVip }),
    shortDescription: textOrEmpty(course['short_description']),
  };
}

import type { CategoryChild, CourseCategory } from '../../../domain/courses/course-category.js';
import { decodeEach } from '../client/decode-list.js';
import { asList, asText, integer, type JsonRecord, required } from '../client/json-readers.js';

/** Pages API 3.4. */
export function decodeCategories(data: unknown): readonly CourseCategory[] {
  return decodeEach(required(asList(data), 'categories'), (entry) => ({
    ...decodeCategory(entry),
    children: decodeEach(asList(entry['children']) ?? [], decodeCategory),
  }));
}

function decodeCategory(entry: JsonRecord): CategoryChild {
  return { id: required(integer(entry['id']), 'category.id'), name: asText(entry['name']) ?? '' };
}

/**
 * The calls of pages that show one thing, which the inline script src/boot/early-requests.ts sends even earlier. Imports
 * nothing but types.
 */
import type { SearchRequest } from '../../../domain/ports/search-gateway.js';
import type { UrlParts } from './request-url.js';

export function courseCall(id: number): UrlParts {
  return { path: '/api/v2/course/{id}', parts: { id } };
}

/** The cover in the answer of `courseCall`; anything in another answer. */
export function coverOfCourse(courseData: object): unknown {
  const course: unknown = Reflect.get(courseData, 'course');
  return Reflect.get(Object(course) as object, 'thumb');
}

export function announcementCall(id: number): UrlParts {
  return { path: '/api/v2/announcement/{id}', parts: { id } };
}

/** The first generation requires the page, the second the type, which may be empty. */
export function searchCall(query: Readonly<Record<keyof SearchRequest, string | number>>): UrlParts {
  return { path: '/api/v3/search', query };
}

export function lessonCall(id: number): UrlParts {
  return { path: '/api/v2/video/{id}', parts: { id } };
}

export function playSourcesCall(id: number): UrlParts {
  return { path: '/api/v2/video/{id}/playinfo', parts: { id } };
}

/** Whether the answer of `lessonCall` promises an answer of `playSourcesCall`: the member may watch, or a preview. */
export function isPlayable(lessonData: object): boolean {
  const video: unknown = Reflect.get(lessonData, 'video');
  return (
    Reflect.get(lessonData, 'is_watch') === true || Number(Reflect.get(Object(video) as object, 'free_seconds')) > 0
  );
}

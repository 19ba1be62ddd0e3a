import { refused } from '../../../src/adapters/memory/server/refusal.js';
import { SOMETHING_WRONG } from '../../../src/adapters/memory/server/strings.js';
import type { CourseScene } from '../../../src/domain/courses/course.js';
import { FileDownload } from '../send.js';
import { get, type RouteInput, type Route } from '../route.js';
import { flag, requestedPage } from '../answers/values.js';
import { writeCategory, writeCourseDetail, writeCourseEntry } from '../answers/write-course.js';
import { writePageFull } from '../answers/write-page.js';

/** Courses (docs/api/courses.md, docs/api/courses.md#attachment-link). */
export const ROUTES: readonly Route[] = [
  get('/api/v2/courses', 'courses', listCourses),
  get('/api/v2/course_categories', 'courseCategories', ({ site }) =>
    site.pages.courses.categories().map(writeCategory),
  ),
  get('/api/v2/course/{id}', 'course', ({ site, token, parts, generation }) =>
    writeCourseDetail(site.pages.courses.detail(token, Number(parts.id)), generation),
  ),
  get('/api/v2/course/{id}/like', 'likeCourse', ({ site, token, parts }) =>
    flag(site.pages.courses.toggleLike(token, Number(parts.id))),
  ),
  get('/api/v3/course/{courseId}/attach/{id}', 'attachmentLink', ({ site, token, parts, serverUrl }) => {
    const sign = site.pages.courses.attachmentLink(token, Number(parts.courseId), Number(parts.id));
    return { download_url: `${serverUrl}/api/v3/course/attach-download?sign=${sign}` };
  }),
  get('/api/v3/course/attach-download', 'attachmentLink', ({ site, query }) => {
    const { name, extension } = site.pages.courses.download(query.sign ?? '');
    return new FileDownload(`${name}.${extension}`, name);
  }),
];

function listCourses({ site, query, generation }: RouteInput) {
  // The server fails for everything but a number above 0.
  if (query.page_size !== undefined && !/^[1-9]\d*$/.test(query.page_size)) throw refused(SOMETHING_WRONG);
  const request = requestedPage(query, 'page_size', 16);
  const { courses } = site.pages;
  const filter = { categoryId: Number(query.category_id ?? 0) || undefined, scene: sceneOf(query.scene) };
  return writePageFull(courses.list(filter, request), request, 'api/v2/courses', (course) =>
    writeCourseEntry(course, courses.categoryName(course.categoryId), generation),
  );
}

/** An unknown scene counts as the first one. */
function sceneOf(scene = ''): CourseScene {
  if (scene === 'free') return 'free';
  return scene === 'sub' ? 'popular' : 'newest';
}

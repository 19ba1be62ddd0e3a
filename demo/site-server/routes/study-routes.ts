import type { Page, PageRequest } from '../../../src/domain/kernel/paging.js';
import type { StudiedCourse } from '../../../src/domain/study.js';
import { get, type RouteInput, type Route } from '../route.js';
import { requestedPage } from '../answers/values.js';
import { writePageShort } from '../answers/write-page.js';
import {
  writeBoughtCourse,
  writeLearnedCourse,
  writeLessons,
  writeLikedCourse,
  type WrittenCourse,
} from '../answers/write-study.js';

/** The study center (docs/api/study.md). */
export const ROUTES: readonly Route[] = [
  get('/api/v3/member/courses/learned', 'learnedCourses', (input) =>
    courses(input, (request) => input.site.pages.studies.learned(input.token, request), writeLearnedCourse),
  ),
  get('/api/v3/member/courses', 'boughtCourses', (input) =>
    courses(input, (request) => input.site.pages.studies.bought(input.token, request), writeBoughtCourse),
  ),
  get('/api/v3/member/courses/like', 'likedCourses', (input) =>
    courses(input, (request) => input.site.pages.studies.liked(input.token, request), writeLikedCourse),
  ),
  get('/api/v3/member/learned/course/{courseId}', 'learnedLessons', ({ site, token, parts }) =>
    writeLessons(site.pages.studies.lessons(token, Number(parts.courseId))),
  ),
];

function courses<T extends StudiedCourse>(
  { site, token, query, serverUrl }: RouteInput,
  list: (request: PageRequest) => Page<T>,
  write: (item: T, course: WrittenCourse) => unknown,
) {
  const { id: userId } = site.members.detail(token);
  return writePageShort(list(requestedPage(query, 'size', 10)), (item) =>
    write(item, { userId, serverUrl, last: site.pages.studies.lastWatched(userId, item.courseId) }),
  );
}

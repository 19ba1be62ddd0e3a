import { HttpCommentGatewayG1 } from '../../../src/adapters/http/comments/comments-g1.js';
import { HttpCommentGatewayG2 } from '../../../src/adapters/http/comments/comments-g2.js';
import { HttpCommentGateway } from '../../../src/adapters/http/comments/comments-by-generation.js';
import { HttpCourseGateway } from '../../../src/adapters/http/courses/courses.js';
import { HttpSearchGateway } from '../../../src/adapters/http/search.js';
import type { CourseSummary } from '../../../src/domain/courses/course.js';
import { unanswered } from '../diagnose.js';
import { type Check, type Facts, generationsOf, imagesOf } from '../facts.js';
import { type Finding, ok, warn } from '../finding.js';
import { coverFindings } from '../images.js';
import { COMMENTS_FINE, NO_COURSES, NO_HITS, SEARCH_OFF, searchFine } from '../page.strings.js';
import { blockedByPolicy } from './policy.js';
import type { Requester } from '../requester.js';
import { entriesFine } from '../strings.js';

const FIRST_PAGE = { page: 1, size: 16 } as const;

/**
 * The course list (docs/api/courses.md#course-list), and the comments of its first course and whether search finds that
 * course.
 */
export const checkCourses: Check = async (requester, facts) => {
  const reply = await requester.send((http) =>
    new HttpCourseGateway(http, imagesOf(facts)).list({ categoryId: undefined, scene: 'newest' }, FIRST_PAGE),
  );
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') return [unanswered('courses', reply, outcome.error)];
  const { items, total = items.length } = outcome.data;
  const [course] = items;
  if (course === undefined) return [warn('courses', request, NO_COURSES)];
  const ofCourse = await Promise.all([
    commentFindings(requester, facts, course),
    searchFindings(requester, facts, course),
  ]);
  const covers = items.map(({ cover }) => cover);
  return [
    ok('courses', entriesFine(total)),
    ...blockedByPolicy(facts, 'courses', 'img-src', covers),
    ...(await coverFindings(requester, 'courses', items)),
    ...ofCourse.flat(),
  ];
};

/**
 * Comments; each generation has its own call (docs/api/comments.md#comments-generation-1,
 * docs/api/comments.md#comments-generation-2).
 */
async function commentFindings(requester: Requester, facts: Facts, { id }: CourseSummary): Promise<readonly Finding[]> {
  const image = imagesOf(facts);
  const reply = await requester.send((http) =>
    new HttpCommentGateway(generationsOf(facts), {
      1: new HttpCommentGatewayG1(http, image),
      2: new HttpCommentGatewayG2(http, image),
    }).newest({ kind: 'course', id }),
  );
  const { outcome } = reply;
  return [outcome.kind === 'failed' ? unanswered('comments', reply, outcome.error) : ok('comments', COMMENTS_FINE)];
}

/**
 * Search (docs/api/search.md#when-search-is-off): without a search engine one generation reports it, and the other
 * finds nothing.
 */
async function searchFindings(
  requester: Requester,
  facts: Facts,
  { title }: CourseSummary,
): Promise<readonly Finding[]> {
  const reply = await requester.send((http) =>
    new HttpSearchGateway(http, imagesOf(facts)).search({ keywords: title, type: '', ...FIRST_PAGE }),
  );
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') {
    return [
      outcome.error.kind === 'missing'
        ? warn('search', request, SEARCH_OFF)
        : unanswered('search', reply, outcome.error),
    ];
  }
  return [outcome.data.total === 0 ? warn('search', request, NO_HITS) : ok('search', searchFine(title))];
}

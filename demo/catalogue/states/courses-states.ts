import type { CourseRecord } from '../../../src/adapters/memory/server/courses/course-catalogue.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import {
  CATEGORIES_FAILED,
  COURSES_EMPTY,
  NO_MATCHING_COURSES,
  coursesInAll,
  VIP_FREE,
  withinCategory,
} from '../../../src/domain/courses/strings.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { COURSES_A_PAGE } from '../../../src/domain/courses/limits.js';
import { NEXT_PAGE, NOTHING_ON_PAGE, PREVIOUS_PAGE } from '../../../src/domain/kernel/paging.strings.js';
import { LOADING_TEXT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { generation2, lost, never } from './calls.js';

/** How many of the seeded courses are in the child category, and how many are free. */
const IN_A_CHILD = 3;
const FREE_ONES = 3;

/** The number of pages to fill. The list has a few fewer, because some courses are not published yet. */
const PAGES = 100;

/** Repeats the courses, with ids of their own. */
function manyOf(courses: readonly CourseRecord[]): readonly CourseRecord[] {
  const rounds = Math.ceil((PAGES * COURSES_A_PAGE) / courses.length);
  const many = Array.from({ length: rounds }, (_, round) =>
    courses.map((course) => ({
      ...course,
      id: round * 1000 + course.id,
      title: `${course.title} ${String(round + 1)}`,
      isPublished: true,
    })),
  );
  return many.flat();
}

/** The course list: its filters and its contents. */
export const STATES: readonly CatalogueState[] = [
  courses('child', strings.IN_A_CATEGORY, { query: '?cid=1&child=11', shows: coursesInAll(IN_A_CHILD) }),
  courses('free', strings.FREE_COURSES, { query: '?scene=free', shows: coursesInAll(FREE_ONES) }),
  courses('last-page', strings.LAST_PAGE, { query: '?page=2', shows: PREVIOUS_PAGE }),
  courses('many-pages', strings.MANY_PAGES, {
    query: '?scene=sub&page=50',
    set: ({ pages: { catalogue } }) => {
      catalogue.change({ courses: manyOf(catalogue.courses) });
    },
    shows: NEXT_PAGE,
  }),
  courses('marked-for-vip', VIP_FREE, {
    set: generation2,
    shows: VIP_FREE,
  }),
  courses('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  courses('missing-category', strings.NO_SUCH_RECORD, {
    query: '?cid=404&page=2',
    shows: PREVIOUS_PAGE,
  }),
  courses('empty-category', strings.EMPTY_CATEGORY, { query: '?cid=7', shows: NO_MATCHING_COURSES }),
  courses('empty', strings.NOTHING_YET, {
    set: (controls) => {
      controls.pages.catalogue.change({ courses: [], categories: [] });
    },
    shows: COURSES_EMPTY,
  }),
  courses('loading', strings.IS_LOADING, {
    query: '?cid=1',
    set: never('courses'),
    steps: [sees(withinCategory(strings.A_CATEGORY))],
    shows: LOADING_TEXT,
  }),
  courses('categories-loading', strings.CATEGORIES_ARE_LOADING, {
    set: never('courseCategories'),
    steps: [sees(NEXT_PAGE)],
    shows: coursesInAll(28),
  }),
  courses('failed', strings.IS_FAILED, { set: lost('courses'), shows: SERVICE_BROKEN }),
  courses('categories-failed', strings.CATEGORIES_ARE_LOST, {
    set: lost('courseCategories'),
    steps: [sees(coursesInAll(28))],
    shows: CATEGORIES_FAILED,
  }),
];

type Recipe = Pick<CatalogueState, 'set' | 'steps' | 'shows'> & { readonly query?: string };

function courses(id: string, how: string, { query = '', ...recipe }: Recipe): CatalogueState {
  return {
    ...recipe,
    id: `pages/courses/${id}`,
    title: titled(ROUTES.courses.title, how),
    address: `/courses${query}`,
  };
}

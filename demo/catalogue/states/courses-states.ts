import { ROUTES } from '../../../src/domain/access/routes.js';
import {
  CATEGORIES_FAILED,
  COURSES_EMPTY,
  COURSES_NONE_SUCH,
  coursesInAll,
  withinCategory,
} from '../../../src/domain/courses/strings.js';
import { SERVICE_BROKEN } from '../../../src/domain/errors/strings.js';
import { NEXT_PAGE, NOTHING_ON_PAGE, PREVIOUS_PAGE } from '../../../src/domain/paging.strings.js';
import { LOADING } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** How many of the seeded courses are in the child category, and how many are free. */
const IN_A_CHILD = 3;
const FREE_ONES = 3;

/** The course list: its filters and its contents. */
export const STATES: readonly CatalogueState[] = [
  courses('child', strings.IN_A_CATEGORY, { query: '?cid=1&child=11', shows: coursesInAll(IN_A_CHILD) }),
  courses('free', strings.FREE_COURSES, { query: '?scene=free', shows: coursesInAll(FREE_ONES) }),
  courses('last-page', strings.LAST_PAGE, { query: '?page=2', shows: PREVIOUS_PAGE }),
  courses('past-the-end', strings.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  courses('gone-category', strings.NO_SUCH_RECORD, {
    query: '?cid=404&page=2',
    shows: PREVIOUS_PAGE,
  }),
  courses('empty-category', strings.EMPTY_CATEGORY, { query: '?cid=7', shows: COURSES_NONE_SUCH }),
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
    shows: LOADING,
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

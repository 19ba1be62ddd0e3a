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
import * as says from '../words.js';
import { titled } from '../words.js';
import { lost, never } from './calls.js';

/** How many of the seeded courses are in the child category, and how many are free. */
const IN_A_CHILD = 3;
const FREE_ONES = 3;

/** The course list: its filters and its contents. */
export const STATES: readonly CatalogueState[] = [
  courses('child', says.IN_A_CATEGORY, { query: '?cid=1&child=11', shows: coursesInAll(IN_A_CHILD) }),
  courses('free', says.FREE_COURSES, { query: '?scene=free', shows: coursesInAll(FREE_ONES) }),
  courses('last-page', says.LAST_PAGE, { query: '?page=2', shows: PREVIOUS_PAGE }),
  courses('past-the-end', says.PAST_THE_END, { query: '?page=9', shows: NOTHING_ON_PAGE }),
  courses('gone-category', says.NO_SUCH_RECORD, {
    query: '?cid=404&page=2',
    shows: PREVIOUS_PAGE,
  }),
  courses('empty-category', says.EMPTY_CATEGORY, { query: '?cid=7', shows: COURSES_NONE_SUCH }),
  courses('empty', says.NOTHING_YET, {
    set: (controls) => {
      controls.pages.catalogue.change({ courses: [], categories: [] });
    },
    shows: COURSES_EMPTY,
  }),
  courses('loading', says.IS_LOADING, {
    query: '?cid=1',
    set: never('courses'),
    steps: [sees(withinCategory(says.A_CATEGORY))],
    shows: LOADING,
  }),
  courses('categories-loading', says.CATEGORIES_ARE_LOADING, {
    set: never('courseCategories'),
    steps: [sees(NEXT_PAGE)],
    shows: coursesInAll(28),
  }),
  courses('failed', says.IS_FAILED, { set: lost('courses'), shows: SERVICE_BROKEN }),
  courses('categories-failed', says.CATEGORIES_ARE_LOST, {
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

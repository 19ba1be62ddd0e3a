import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { ROUTES } from '../../../src/domain/access/routes.js';
import { resultsFor } from '../../../src/domain/search/strings.js';
import {
  BACK_TO_TOP,
  LOADING_TEXT,
  LOG_IN_TO_VIEW,
  PAGE_FAILED,
  UNKNOWN_ERROR,
} from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { scrollDown } from '../steps/actions.js';
import { sees } from '../steps/events.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { never } from './calls.js';

const COURSES = { address: '/courses' };

/** Pages in rare situations: login page, search, errors, code that is slow, lost or broken, scrolled far down. */
export const STATES: readonly CatalogueState[] = [
  { id: 'pages/login/anonymous', title: ROUTES.login.title, address: '/login', shows: LOG_IN_TO_VIEW },
  {
    id: 'pages/login/restoring',
    title: titled(ROUTES.login.title, strings.RESTORING),
    address: '/login',
    signedInAs: SEEDED.ordinary,
    set: never('member'),
    steps: [sees(LOG_IN_TO_VIEW)],
    shows: LOADING_TEXT,
  },
  searched('searched', strings.SEARCHED, 'Python'),
  searched('searched-long', strings.LONG_WORDS, strings.LONG_KEYWORD),
  searched('searched-unbroken', strings.LONG_WORDS, strings.LONG_LATIN),
  failed('said', '', strings.ERROR_SHOWN),
  failed('said-long', strings.LONG_WORDS, strings.LONG_FAULT),
  failed('said-unbroken', strings.LONG_WORDS, strings.LONG_LATIN),
  {
    ...COURSES,
    id: 'pages/code/slow',
    title: titled(ROUTES.courses.title, strings.CODE_IS_SLOW),
    code: { pages: 'slow' },
    shows: LOADING_TEXT,
  },
  {
    ...COURSES,
    id: 'pages/code/lost',
    title: titled(ROUTES.courses.title, strings.CODE_IS_LOST),
    code: { pages: 'lost' },
    shows: PAGE_FAILED,
  },
  {
    ...COURSES,
    id: 'pages/code/broken',
    title: titled(ROUTES.courses.title, strings.IS_BROKEN),
    code: { pages: 'broken' },
    shows: UNKNOWN_ERROR,
  },
  {
    ...COURSES,
    id: 'pages/far-down',
    title: strings.FAR_DOWN,
    steps: [sees(ROUTES.courses.title), scrollDown()],
    shows: BACK_TO_TOP,
  },
];

function searched(id: string, how: string, keyword: string): CatalogueState {
  return {
    id: `pages/search/${id}`,
    title: titled(ROUTES.search.title, how),
    address: `/search?keywords=${encodeURIComponent(keyword)}`,
    shows: resultsFor(keyword),
  };
}

function failed(id: string, how: string, message: string): CatalogueState {
  return {
    id: `pages/error/${id}`,
    title: titled(ROUTES.error.title, how),
    address: `/error?msg=${encodeURIComponent(message)}`,
    shows: message,
  };
}

import { ROUTES } from '../../../src/domain/access/routes.js';
import { NETWORK_FAILED } from '../../../src/domain/errors/strings.js';
import { BOUND } from '../../../src/domain/signing-in/strings.js';
import { SEARCH_LABEL, SEARCH_NEEDS_KEYWORD, SIGNED_OUT } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { sees, tell } from '../steps/events.js';
import * as says from '../words.js';

const AT_HOME = { address: '/' };

/** Toasts. They do not disappear here, because the clock does not advance. */
export const STATES: readonly CatalogueState[] = [
  {
    ...AT_HOME,
    id: 'feedback/success',
    title: says.TOAST_SUCCESS,
    steps: [tell('success', SIGNED_OUT)],
    shows: SIGNED_OUT,
  },
  {
    ...AT_HOME,
    id: 'feedback/error',
    title: says.TOAST_ERROR,
    steps: [tell('error', NETWORK_FAILED)],
    shows: NETWORK_FAILED,
  },
  {
    ...AT_HOME,
    id: 'feedback/three',
    title: says.TOASTS_THREE,
    steps: [tell('error', NETWORK_FAILED), tell('success', BOUND), tell('error', SEARCH_NEEDS_KEYWORD)],
    shows: SEARCH_NEEDS_KEYWORD,
  },
  {
    ...AT_HOME,
    id: 'feedback/long',
    title: says.TOAST_LONG,
    steps: [tell('error', says.LONG_FAULT), tell('success', says.LONG_LATIN)],
    shows: says.LONG_LATIN,
  },
  {
    address: '/courses',
    id: 'feedback/search-refused',
    title: says.SEARCH_REFUSED,
    screen: 'wide',
    steps: [sees(ROUTES.courses.title), press(SEARCH_LABEL)],
    shows: SEARCH_NEEDS_KEYWORD,
  },
];

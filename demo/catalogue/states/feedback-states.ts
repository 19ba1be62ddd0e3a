import { ROUTES } from '../../../src/domain/access/routes.js';
import { NETWORK_FAILED } from '../../../src/domain/errors/strings.js';
import { BOUND } from '../../../src/domain/signing-in/strings.js';
import { SEARCH_LABEL, SEARCH_NEEDS_KEYWORD, SIGNED_OUT, UNKNOWN_ERROR } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import { press } from '../steps/actions.js';
import { sees, showToast } from '../steps/events.js';
import * as strings from '../strings.js';

const AT_HOME = { address: '/' };

/** Toasts. They do not disappear here, because the clock does not advance. */
export const STATES: readonly CatalogueState[] = [
  {
    ...AT_HOME,
    id: 'feedback/success',
    title: strings.TOAST_SUCCESS,
    steps: [showToast('success', SIGNED_OUT)],
    shows: SIGNED_OUT,
  },
  {
    ...AT_HOME,
    id: 'feedback/error',
    title: strings.TOAST_ERROR,
    steps: [showToast('error', NETWORK_FAILED)],
    shows: NETWORK_FAILED,
  },
  {
    ...AT_HOME,
    id: 'feedback/three',
    title: strings.TOASTS_THREE,
    steps: [showToast('error', NETWORK_FAILED), showToast('success', BOUND), showToast('error', UNKNOWN_ERROR)],
    shows: UNKNOWN_ERROR,
  },
  {
    ...AT_HOME,
    id: 'feedback/long',
    title: strings.TOAST_LONG,
    steps: [showToast('error', strings.LONG_FAULT), showToast('success', strings.LONG_LATIN)],
    shows: strings.LONG_LATIN,
  },
  {
    address: '/courses',
    id: 'feedback/search-refused',
    title: strings.SEARCH_REFUSED,
    screen: 'wide',
    steps: [sees(ROUTES.courses.title), press(SEARCH_LABEL)],
    shows: SEARCH_NEEDS_KEYWORD,
  },
];

import { of } from 'rxjs';

import type { LazyServices } from '../../../src/application/site/lazy-services.js';
import { FEATURES } from '../../../src/composition/lazy-services.js';
import { PAGES } from '../../../src/ui/pages.js';
import { ANNOUNCEMENT } from '../../adapters/http/calls/announcements.js';
import { HOME_BLOCKS } from '../../adapters/http/calls/home.js';
import { CONFIG, LINKS, NAVS } from '../../adapters/http/calls/site.js';
import { settled } from '../../support/until.js';

/** The requests of a page load of any visitor, and an answer of the API for each. */
export const PAGE_LOAD_ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/v2/other/config': CONFIG,
  '/api/v2/navs': NAVS,
  '/api/v2/links': LINKS,
  '/api/v2/viewBlock/page/blocks': HOME_BLOCKS,
  '/api/v2/announcement/latest': ANNOUNCEMENT,
};

/** Empty services, with which no page is rendered. */
const NO_SERVICES = new Proxy({}, { get: () => of(undefined) }) as LazyServices;

/** Loads the code of all pages and services, before a test fakes the clock: code arrives in real time. */
export async function loadPageCode(): Promise<void> {
  await Promise.all(Object.values(PAGES).map((page) => page.load(NO_SERVICES)));
  await Promise.all(Object.values(FEATURES).map((feature) => feature()));
}

/**
 * Waits, in real time, for the code that the page fetches now. Node requests each import from another thread, which
 * answers in the order of the requests, also for code that is loaded already.
 */
export async function codeArrived(): Promise<void> {
  await settled();
  await import('../../support/until.js');
  await settled();
}

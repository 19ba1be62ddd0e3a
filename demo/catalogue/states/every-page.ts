import { LAST_BLOCK_TITLE } from '../../../src/adapters/memory/seed/home.js';
import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { type RouteName, ROUTES, type SiteRoute } from '../../../src/domain/access/routes.js';
import { LOADING_TEXT, LOG_IN_TO_VIEW, MEMBER_UNREACHABLE } from '../../../src/domain/site/strings.js';
import type { CatalogueState } from '../catalogue-state.js';
import * as strings from '../strings.js';
import { titled } from '../strings.js';
import { lost, never } from './calls.js';

/** These routes depend on more than the kind of visitor; they have their own states in other files. */
const ELSEWHERE: ReadonlySet<string> = new Set<RouteName>(['login', 'loginCallback', 'faceCheck', 'bindMobile']);

/** The seeded course that is used for `:courseId`, and its title. */
const SHOWN_COURSE = { id: '7', title: strings.SEEDED_COURSE };

/** Every other route of the site, for each kind of visitor. */
export const EVERY_PAGE: readonly CatalogueState[] = Object.entries(ROUTES)
  .filter(([name]) => !ELSEWHERE.has(name))
  .flatMap(([name, route]) => (route.isForMembers ? statesForMembers(name, route) : publicStates(name, route)));

function publicStates(name: string, route: SiteRoute): readonly CatalogueState[] {
  const page = pageOf(name, route);
  return [
    { ...page, id: `${page.id}/anonymous`, title: titled(page.title, strings.AS_ANONYMOUS) },
    { ...page, id: `${page.id}/member`, title: titled(page.title, strings.AS_MEMBER), signedInAs: SEEDED.ordinary },
  ];
}

function statesForMembers(name: string, route: SiteRoute): readonly CatalogueState[] {
  const page = { ...pageOf(name, route), signedInAs: SEEDED.ordinary };
  const { id, title, address } = page;
  return [
    { id: `${id}/anonymous`, title: titled(title, strings.AS_ANONYMOUS), address, shows: LOG_IN_TO_VIEW },
    { ...page, id: `${id}/member`, title: titled(title, strings.AS_MEMBER) },
    {
      ...page,
      id: `${id}/loading`,
      title: titled(title, strings.IS_LOADING),
      set: never('member'),
      shows: LOADING_TEXT,
    },
    {
      ...page,
      id: `${id}/failed`,
      title: titled(title, strings.IS_FAILED),
      set: lost('member'),
      shows: MEMBER_UNREACHABLE,
    },
  ];
}

function pageOf(name: string, { pattern, title }: SiteRoute) {
  return {
    id: `pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: title || strings.HOME_PAGE,
    address: pattern.replace(':courseId', SHOWN_COURSE.id).replace('*', '/no-such-page'),
    // The home page shows its heading before its content is loaded.
    shows: name === 'courseDetail' ? SHOWN_COURSE.title : title || LAST_BLOCK_TITLE,
  };
}

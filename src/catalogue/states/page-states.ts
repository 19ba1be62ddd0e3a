import { LAST_BLOCK_TITLE } from '../../adapters/memory/seed/home-seed.js';
import { SEEDED } from '../../adapters/memory/seed/member-seed.js';
import { type RouteName, ROUTES, type SiteRoute } from '../../domain/access/routes.js';
import * as says from '../words.js';
import { titled } from '../words.js';
import { LOADING, LOG_IN_TO_VIEW, MEMBER_UNREACHABLE } from '../../domain/site/words.js';
import type { CatalogueState } from '../catalogue-state.js';
import { lost, never } from './calls.js';

/** Their views depend on more than who comes: they have states of their own elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set<RouteName>(['login', 'loginCallback', 'faceCheck', 'bindMobile']);

/** Every other route of the site, for each sort of visitor. */
export const PAGE_STATES: readonly CatalogueState[] = Object.entries(ROUTES)
  .filter(([name]) => !ELSEWHERE.has(name))
  .flatMap(([name, route]) => (route.membersOnly ? behindTheGuard(name, route) : openToAll(name, route)));

function openToAll(name: string, route: SiteRoute): readonly CatalogueState[] {
  const page = pageOf(name, route);
  return [
    { ...page, id: `${page.id}/anonymous`, title: titled(page.title, says.AS_ANONYMOUS) },
    { ...page, id: `${page.id}/member`, title: titled(page.title, says.AS_MEMBER), signedInAs: SEEDED.ordinary },
  ];
}

function behindTheGuard(name: string, route: SiteRoute): readonly CatalogueState[] {
  const page = { ...pageOf(name, route), signedInAs: SEEDED.ordinary };
  const { id, title, address } = page;
  return [
    { id: `${id}/anonymous`, title: titled(title, says.AS_ANONYMOUS), address, shows: LOG_IN_TO_VIEW },
    { ...page, id: `${id}/member`, title: titled(title, says.AS_MEMBER) },
    { ...page, id: `${id}/loading`, title: titled(title, says.IS_LOADING), set: never('member'), shows: LOADING },
    {
      ...page,
      id: `${id}/failed`,
      title: titled(title, says.IS_FAILED),
      set: lost('member'),
      shows: MEMBER_UNREACHABLE,
    },
  ];
}

function pageOf(name: string, { pattern, title }: SiteRoute) {
  return {
    id: `pages/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: title || says.HOME_PAGE,
    address: pattern.replace(':courseId', '7').replace('*', '/no-such-page'),
    // The heading of home is there before home is.
    shows: title || LAST_BLOCK_TITLE,
  };
}

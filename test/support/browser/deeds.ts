import type { RecordedRequest } from '../../../demo/server/recorded-request.js';
import type { SiteServer } from '../../../demo/server/site-server.js';

/** What every page load asks for by itself, whatever the visitor does. */
const OF_EVERY_LOAD: ReadonlySet<string> = new Set([
  '/api/v2/other/config',
  '/api/v2/navs',
  '/api/v2/links',
  '/api/v2/member/detail',
  '/api/v2/member/unreadNotificationCount',
]);

/** What pages ask for to have something to show, whoever comes by. */
const OF_PAGES_ON_THE_WAY: ReadonlySet<string> = new Set([
  '/api/v2/announcement/latest',
  '/api/v2/viewBlock/page/blocks',
  '/api/v2/courses',
  '/api/v2/course_categories',
  '/api/v3/member/courses/learned',
  '/api/v2/roles',
  '/api/v2/member/orders',
]);

/** A call that reached the server: method and path, and what it said in its body or its query. */
export type Deed = readonly [call: string, said: unknown];

/** The calls of a journey that reached the server, in order of arrival: nothing left out but what loads and pages ask for. */
export function deedsOf({ requests }: SiteServer): readonly Deed[] {
  return requests
    .filter(({ path }) => path.startsWith('/api/') && !OF_EVERY_LOAD.has(path) && !OF_PAGES_ON_THE_WAY.has(path))
    .map((request): Deed => [`${request.method} ${request.path}`, saidBy(request)]);
}

/** Deeds without their repeats in a row: how often a poll asks until somebody acts is a matter of time. */
export function withoutRepeats(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.filter((deed, index) => JSON.stringify(deed) !== JSON.stringify(deeds[index - 1]));
}

/** Every call to the API as often as it reached the server: method, path and query. */
export function callsOf({ requests }: SiteServer): readonly string[] {
  return requests
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
}

/** How often a path was asked for. */
export function timesAsked({ requests }: SiteServer, path: string): number {
  return requests.filter((request) => request.path === path).length;
}

function saidBy({ method, query, body }: RecordedRequest): unknown {
  return method === 'GET' ? query : body;
}

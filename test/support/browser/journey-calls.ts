import type { RecordedRequest } from '../../../demo/site-server/recorded-request.js';
import type { SiteServer } from '../../../demo/site-server/site-server.js';

/** Calls that every page load makes, whatever the visitor does. */
const OF_EVERY_LOAD: ReadonlySet<string> = new Set([
  '/api/v2/other/config',
  '/api/v2/navs',
  '/api/v2/links',
  '/api/v2/member/detail',
  '/api/v2/member/unreadNotificationCount',
]);

/** Calls that pages make to have something to show, for every visitor. */
const OF_PAGES_ON_THE_WAY: ReadonlySet<string> = new Set([
  '/api/v2/announcement/latest',
  '/api/v2/viewBlock/page/blocks',
  '/api/v2/decorationPage/blocks',
  '/api/v2/courses',
  '/api/v2/course_categories',
  '/api/v3/member/courses/learned',
  '/api/v2/roles',
  '/api/v2/member/orders',
]);

/** A call that reached the server: its method and path, and its body, or the query of a GET. */
export type Action = readonly [call: string, payload: unknown];

/**
 * The calls of a journey that reached the server, in order of arrival, without those that page loads and pages make by
 * themselves.
 */
export function journeyCalls({ requests }: SiteServer): readonly Action[] {
  return requests
    .filter(({ path }) => path.startsWith('/api/') && !OF_EVERY_LOAD.has(path) && !OF_PAGES_ON_THE_WAY.has(path))
    .map((request): Action => [`${request.method} ${request.path}`, payloadOf(request)]);
}

/** Actions without consecutive repeats: how often a poll is sent depends on how fast the test is. */
export function withoutRepeats(actions: readonly Action[]): readonly Action[] {
  return actions.filter((action, index) => JSON.stringify(action) !== JSON.stringify(actions[index - 1]));
}

/** Every call that reached the API, repeats included: method, path and query. */
export function callsOf({ requests }: SiteServer): readonly string[] {
  return requests
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`);
}

export function requestCount({ requests }: SiteServer, path: string): number {
  return requests.filter((request) => request.path === path).length;
}

function payloadOf({ method, query, body }: RecordedRequest): unknown {
  return method === 'GET' ? query : body;
}

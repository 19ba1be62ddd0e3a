import { readFileSync } from 'node:fs';

import { ROUTES, type SiteRoute } from '../../src/domain/access/routes.js';

/** A page for `src/start/page-code.js`: address as a regular expression, files of its chunk, whether it is for members. */
export type PageCodeRow = readonly [address: string, files: readonly string[], membersOnly: 0 | 1];

/** The page table is read as text: its chunk names are comments that only webpack hears of. */
const PAGE = /^ {2}(\w+): (?:served|fetched)\(/;
const CHUNK = /webpackChunkName: "([\w-]+)"/;

/** The named chunk of each page that has one. */
export function pageChunks(table = readFileSync('./src/ui/pages/page-table.ts', 'utf8')): ReadonlyMap<string, string> {
  const chunks = new Map<string, string>();
  let page: string | undefined;
  for (const line of table.split('\n')) {
    page = PAGE.exec(line)?.[1] ?? page;
    const chunk = CHUNK.exec(line)?.[1];
    if (page !== undefined && chunk !== undefined) chunks.set(page, chunk);
  }
  return chunks;
}

/** A row for each page with a chunk of its own; `filesOf` says what a chunk is in. */
export function pageCodeRows(filesOf: (chunk: string) => readonly string[]): readonly PageCodeRow[] {
  return [...pageChunks()].map(([name, chunk]) => {
    const { pattern, membersOnly } = routeOf(name);
    return [addressPattern(pattern), filesOf(chunk), membersOnly ? 1 : 0];
  });
}

/** A pattern of the router as a regular expression, for lower-case paths without a closing slash. */
function addressPattern(pattern: string): string {
  return pattern.replace(/:\w+/g, '[^/]+');
}

function routeOf(name: string): SiteRoute {
  const routes: Readonly<Record<string, SiteRoute>> = ROUTES;
  const route = routes[name];
  if (route === undefined) throw new Error(`The page ${name} has no route`);
  return route;
}

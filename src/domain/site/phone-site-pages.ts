import { queryText, withoutParameters } from '../access/page-query.js';
import { plainPath } from '../access/paths.js';
import type { PageLocation } from '../ports/navigator.js';

interface FormerPage {
  /** The path on the phone front end, as `plainPath` writes it; the group is the id. */
  readonly path: RegExp;
  /** The page here, to which the id is appended. */
  readonly to: string;
  /** The parameter that contains the id, where the path has none. */
  readonly id?: string;
  /** The query means nothing here. */
  readonly dropsQuery?: true;
}

/** The pages of the phone front ends that are named differently here (docs/spec/start-and-routes.md#phone-front-end). */
const FORMER_PAGES: readonly FormerPage[] = [
  { path: /^\/course\/(\d+)$/, to: '/courses/detail/' },
  { path: /^\/course\/video\/(\d+)$/, to: '/courses/video/' },
  { path: /^\/pages\/course\/show$/, to: '/courses/detail/', id: 'id' },
  { path: /^\/pages\/course\/video$/, to: '/courses/video/', id: 'id' },
  { path: /^\/role$/, to: '/vip' },
  { path: /^\/study$/, to: '/study-center' },
  { path: /^\/member\/order$/, to: '/member/orders' },
  { path: /^\/messages$/, to: '/member/messages' },
  { path: /^\/member\/(?:profile|setting)$/, to: '/member' },
  { path: /^\/login-password$/, to: '/login' },
  { path: /^\/login-error$/, to: '/error' },
  // Their parameters are a login code and the ticket of a face check, both out of date.
  { path: /^\/code-bind-mobile$/, to: '/login', dropsQuery: true },
  { path: /^\/auth\/facesuccess$/, to: '/face-check', dropsQuery: true },
];

/** The address here of a page of the phone front end, with its query and hash; `undefined` for any other path. */
export function addressOfPhonePage({ path, query, hash }: Pick<PageLocation, 'path' | 'query' | 'hash'>) {
  const plain = plainPath(path);
  for (const page of FORMER_PAGES) {
    const match = page.path.exec(plain);
    if (!match) continue;
    const id = match[1] ?? (page.id === undefined ? '' : queryText(query, page.id));
    if (page.dropsQuery) return page.to;
    const carried = page.id === undefined ? query : withoutParameters(query, new Set([page.id]));
    return page.to + id + carried + hash;
  }
  return undefined;
}

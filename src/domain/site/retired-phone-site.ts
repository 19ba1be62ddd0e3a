import { addressOf } from '../access/addresses.js';
import { idOf } from '../access/ids.js';
import { queryText, withoutParameters } from '../access/page-query.js';
import { plainPath } from '../access/paths.js';
import { routeAt } from '../access/routes.js';
import type { PageLocation } from '../ports/navigator.js';

interface RetiredPage {
  /** The path on the retired phone site, as `plainPath` writes it; the group is the id. */
  readonly path: RegExp;
  /** The page here, to which the id is appended. */
  readonly to: string;
  /** The parameter that contains the id, where the path has none. */
  readonly id?: string;
  /** The query means nothing here. */
  readonly dropsQuery?: true;
}

/** The pages of retired phone sites that are named differently here (docs/spec/start-and-routes.md#retired-phone-site). */
const RETIRED_PAGES: readonly RetiredPage[] = [
  { path: /^\/course\/([^/]+)$/, to: '/courses/detail/' },
  { path: /^\/course\/video\/([^/]+)$/, to: '/courses/video/' },
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

type Address = Pick<PageLocation, 'path' | 'query' | 'hash'>;

/** For a path that is no page, without what a chat has glued to it: the address here of a retired page, or of a page here. */
export function addressHere(location: Address): string | undefined {
  const meant = { ...location, path: withoutGluedWords(location.path) };
  return addressOfRetiredPage(meant) ?? (routeAt(meant.path) === 'notFound' ? undefined : addressOf(meant));
}

/** `/vip，快来看`, `/vip</a>` and `/vip%2F` are `/vip`; another path is returned as it is. */
function withoutGluedWords(path: string): string {
  const [, page = '', glued = ''] =
    /^(.*\/[\w-]*)([^\w/-][^/]*)$/s.exec(plainPath(path).replace(/<.*|%2f$/s, '<')) ?? [];
  const isGlued = page.endsWith('/') ? /^(?!\p{ASCII})[\p{P}\p{S}]/u.test(glued) : /^(?![ -~]\w)./s.test(glued);
  return isGlued ? page : path;
}

/** The address here of a page of the retired phone site, with its query and hash; `undefined` for any other path. */
function addressOfRetiredPage({ path, query, hash }: Address): string | undefined {
  const plain = plainPath(path);
  for (const page of RETIRED_PAGES) {
    const match = page.path.exec(plain);
    if (!match) continue;
    if (page.dropsQuery) return page.to;
    const named = match[1] ?? (page.id === undefined ? '' : queryText(query, page.id));
    const id = idOf(named) ?? (match[1] === undefined ? named : undefined);
    if (id === undefined) return undefined;
    const carried = page.id === undefined ? query : withoutParameters(query, new Set([page.id]));
    return page.to + String(id) + carried + hash;
  }
  return undefined;
}

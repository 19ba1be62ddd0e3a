import { idOf } from '../access/ids.js';
import { plainPath } from '../access/paths.js';
import { token } from '../kernel/token.js';
import { isSitePage } from './nav.js';
import type { PageLocation } from '../ports/navigator.js';
import type { RuntimeSettings } from './system-config.js';

type PhoneStyle = RuntimeSettings['phoneSiteStyle'];

interface PhoneSitePage {
  /** Path on this site, to which the id is appended. */
  readonly desktop: string;
  /** Page of the phone site with hash addresses (a uni-app); the query is appended. */
  readonly hash: string;
  /** Path on the phone site with history addresses, to which the id is appended. */
  readonly history: string;
}

/** The pages that exist on both sites (docs/spec/start-and-routes.md#phone-site). */
const PHONE_SITE_PAGES: readonly PhoneSitePage[] = [
  { desktop: '/topic/detail/', hash: '/pages/webview/webview?course_type=topic', history: '/topic/' },
  { desktop: '/courses/detail/', hash: '/pages/course/show', history: '/course/' },
  { desktop: '/courses/video/', hash: '/pages/course/video', history: '/course/video/' },
  { desktop: '/live/detail/', hash: '/packageA/live/show', history: '/live/' },
  { desktop: '/live/video/', hash: '/packageA/live/video', history: '/live/video/' },
  { desktop: '/book/detail/', hash: '/packageA/book/show', history: '/book/' },
  { desktop: '/book/read/', hash: '/pages/webview/webview?course_type=book', history: '/book/read/' },
  { desktop: '/learnPath/detail/', hash: '/packageA/learnPath/show', history: '/learnPath/' },
  { desktop: '/exam/papers/detail/', hash: '/pages/webview/webview?course_type=paperRead', history: '/exam/papers/' },
  {
    desktop: '/exam/practice/detail/',
    hash: '/pages/webview/webview?course_type=practiceRead',
    history: '/exam/practice/',
  },
  {
    desktop: '/exam/mockpaper/detail/',
    hash: '/pages/webview/webview?course_type=mockRead',
    history: '/exam/mockpaper/',
  },
];

/** An address of the phone site, `base` of which is its home page as the operator typed it. */
interface PhoneSite {
  readonly host: string;
  readonly path: string;
  readonly parameters: readonly string[];
  /** Scheme, host and path, without a slash at the end. */
  readonly home: string;
}

/**
 * The phone site's page for a location here, or its home page (docs/spec/start-and-routes.md#phone-site), with the
 * visitor's query and so an inviter's `msv`. `base` is the phone site's home page, with or without a trailing slash.
 * `undefined` when this site answers that address itself: a wrong setting must not redirect forever.
 */
export function phoneAddress(
  base: string,
  style: PhoneStyle,
  location: Pick<PageLocation, 'path' | 'query'>,
  origin: string,
): string | undefined {
  const site = parsePhoneSite(base);
  if (site.host === parsePhoneSite(origin).host && isAnsweredHere(site.path, location.path)) return undefined;
  const carried = parametersOf(location.query);
  for (const page of PHONE_SITE_PAGES) {
    const id = idBehind(page.desktop, location.path);
    if (id === undefined) continue;
    if (style === 'history') return address(site, style, page.history + id, carried);
    const [path = '', ...fixed] = page.hash.split('?');
    return address(site, style, path, [...carried.filter(isFree), ...fixed, `id=${id}`]);
  }
  return carried.length === 0 ? base : address(site, style, '/', carried);
}

/**
 * `base` has passed `asWebAddress`, which has resolved other spellings. The host is without the scheme and its port: a
 * server usually redirects `http` to `https`, and so back to this site.
 */
function parsePhoneSite(base: string): PhoneSite {
  const [home = '', authority = '', path = '', query = ''] =
    /^[^/\\]*[/\\]+([^/\\?#]*)([^?#]*)([^#]*)/.exec(base) ?? [];
  const host = authority
    .toLowerCase()
    .replace(/^.*@/, '')
    .replace(/:(?:80|443)?$/, '');
  return {
    ...{ host, path, parameters: parametersOf(query) },
    home: home.slice(0, home.length - query.length).replace(/\/+$/, ''),
  };
}

/** Whether the phone site is this site: one of its pages, its document, or a part in which the visitor is already. */
function isAnsweredHere(home: string, path: string): boolean {
  const plain = plainPath(home.replace(/\/index\.html$/i, '') || '/');
  return isSitePage(plain) || `${plainPath(path)}/`.startsWith(`${plain}/`);
}

function address(site: PhoneSite, style: PhoneStyle, path: string, parameters: readonly string[]): string {
  return style === 'hash'
    ? `${site.home}/${queryOf(site.parameters)}#${path}${queryOf(parameters)}`
    : site.home + path + queryOf([...site.parameters, ...parameters]);
}

function queryOf(parameters: readonly string[]): string {
  return parameters.length === 0 ? '' : `?${parameters.join('&')}`;
}

function idBehind(desktop: string, path: string): string | undefined {
  if (!path.startsWith(desktop)) return undefined;
  const [, id = ''] = /^([^/]+)\/?$/.exec(path.slice(desktop.length)) ?? [];
  return /^[\w-]+$/.test(id) ? id : idOf(plainPath(id))?.toString();
}

function parametersOf(query: string): readonly string[] {
  return query.replace(/^\?/, '').split('&').filter(Boolean);
}

/** Removes parameters that the phone site sets itself: with two ids in one URL, it is undefined which page opens. */
function isFree(parameter: string): boolean {
  return !/^(?:id|course_type)(?:=|$)/.test(parameter);
}

export const PHONE_REDIRECT = token<typeof phoneAddress>('PhoneRedirect');

import type { PageLocation } from '../ports/browser/navigator.js';
import type { RuntimeSettings } from './system-config.js';

type PhoneStyle = RuntimeSettings['phoneSiteStyle'];

interface PhonePage {
  /** Path on this site, to which the id is appended. */
  readonly desktop: string;
  /** Page of the mobile site with hash addresses (a uni-app); the query is appended. */
  readonly hash: string;
  /** Path on the mobile site with history addresses, to which the id is appended. */
  readonly history: string;
}

/** The pages that exist on both sites (docs/spec/start-and-routes.md#mobile-site). */
const PHONE_PAGES: readonly PhonePage[] = [
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

/**
 * The mobile site's page for a location here, or its home page (docs/spec/start-and-routes.md#mobile-site), with the
 * visitor's query and so an inviter's `msv`. `base` is the mobile site's home page, with or without a trailing slash.
 * `undefined` when the visitor is on the mobile site already: a wrong setting must not redirect forever.
 */
export function phoneAddress(
  base: string,
  style: PhoneStyle,
  place: Pick<PageLocation, 'path' | 'query'>,
  origin: string,
): string | undefined {
  if (`${origin}${place.path}/`.startsWith(`${homeOf(base)}/`)) return undefined;
  const carried = parametersOf(place.query);
  for (const page of PHONE_PAGES) {
    const id = idBehind(page.desktop, place.path);
    if (id === undefined) continue;
    if (style === 'history') return address(base, style, page.history + id, carried);
    const [path = '', ...fixed] = page.hash.split('?');
    return address(base, style, path, [...carried.filter(isFree), ...fixed, `id=${id}`]);
  }
  return carried.length === 0 ? base : address(base, style, '/', carried);
}

function address(base: string, style: PhoneStyle, path: string, parameters: readonly string[]): string {
  const query = parameters.length === 0 ? '' : `?${parameters.join('&')}`;
  return homeOf(base) + (style === 'hash' ? '/#' : '') + path + query;
}

function homeOf(base: string): string {
  return base.replace(/\/*(?:#\/*)?$/, '');
}

function idBehind(desktop: string, path: string): string | undefined {
  if (!path.startsWith(desktop)) return undefined;
  return /^([\w-]+)\/?$/.exec(path.slice(desktop.length))?.[1];
}

function parametersOf(query: string): readonly string[] {
  return query.replace(/^\?/, '').split('&').filter(Boolean);
}

/** Removes parameters that the mobile page sets itself: with two ids in one URL, it is undefined which page opens. */
function isFree(parameter: string): boolean {
  return !/^(?:id|course_type)(?:=|$)/.test(parameter);
}

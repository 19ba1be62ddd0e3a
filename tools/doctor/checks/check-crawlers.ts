import type { Check } from '../check.js';
import { type Finding, ok, warn } from '../finding.js';
import { readSitemap, type Sitemap, SNAPSHOT, textOf } from '../sitemap.js';
import {
  ALL_FORBIDDEN,
  elsewhere,
  NO_SITEMAP_NAMED,
  ROBOTS_FINE,
  robotsGone,
  sitemapFine,
  sitemapGone,
} from '../snapshots.strings.js';
import { summarize } from '../summarize.js';

/** `sitemap.xml` and `robots.txt` of the served site (docs/deploy.md#snapshots). Without snapshots both may be missing. */
export const checkCrawlers: Check = async (requester, { origin, front }) => {
  if (!front) return [];
  const [home, sitemap, robots] = await Promise.all([
    requester.open(`${origin}/`),
    readSitemap(requester, origin),
    requester.open(`${origin}/robots.txt`),
  ]);
  const isExpected = textOf(home.received, SNAPSHOT) !== undefined;
  const rules = textOf(robots.received, /^(?!\s*<)/);
  if (rules === undefined && isExpected)
    return [...mapFindings(sitemap, origin), warn('robots', robots.request, robotsGone(summarize(robots.received)))];
  return [
    ...(isExpected ? mapFindings(sitemap, origin) : []),
    ...(rules === undefined ? [] : robotsFindings(robots.request, rules, isExpected)),
  ];
};

function mapFindings({ request, why, addresses }: Sitemap, origin: string): readonly Finding[] {
  if (why !== undefined) return [warn('sitemap', request, sitemapGone(why))];
  const foreign = addresses.find((address) => !URL.canParse(address) || new URL(address).origin !== origin);
  if (foreign !== undefined) return [warn('sitemap', request, elsewhere(foreign))];
  return [ok('sitemap', sitemapFine(addresses.length))];
}

function robotsFindings(request: string, rules: string, namesSitemap: boolean): readonly Finding[] {
  const wrong = [
    ...(forbidsAll(rules) ? [ALL_FORBIDDEN] : []),
    ...(!namesSitemap || /^\s*sitemap\s*:\s*https?:\/\//im.test(rules) ? [] : [NO_SITEMAP_NAMED]),
  ];
  return wrong.length > 0 ? wrong.map((each) => warn('robots', request, each)) : [ok('robots', ROBOTS_FINE)];
}

const SEARCH_ENGINES = new Set(['*', 'baiduspider', 'bingbot', 'googlebot']);

/** Whether a group of rules for every crawler, or for one of these engines, forbids `/` (RFC 9309). */
function forbidsAll(text: string): boolean {
  let agents: string[] = [];
  let isGroupOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    switch (name.toLowerCase()) {
      case 'user-agent':
        agents = isGroupOpen ? [...agents, value.toLowerCase()] : [value.toLowerCase()];
        isGroupOpen = true;
        break;
      case 'disallow':
        if (value === '/' && agents.some((agent) => SEARCH_ENGINES.has(agent))) return true;
        isGroupOpen = false;
        break;
      case 'allow':
        isGroupOpen = false;
        break;
    }
  }
  return false;
}

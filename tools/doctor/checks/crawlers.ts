import { decodeEntities } from '../../../src/domain/content/entities.js';
import { summarize } from '../diagnose.js';
import type { Check } from '../facts.js';
import { type Finding, ok, warn } from '../finding.js';
import type { Received } from '../received.js';
import type { Requester } from '../requester.js';
import {
  ALL_FORBIDDEN,
  NO_SITEMAP_NAMED,
  ROBOTS_FINE,
  elsewhere,
  robotsGone,
  sitemapFine,
  sitemapGone,
} from '../site.strings.js';

/** `sitemap.xml` and `robots.txt` of the served site (docs/deploy.md#快照). Without snapshots both may be missing. */
export const checkCrawlers: Check = async (requester, { origin, servedPolicy }) => {
  if (!servedPolicy) return [];
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

/** Matches the element of a snapshot; the first group is its time. */
export const SNAPSHOT = /<div id="snapshot"[^>]* data-snapshot="([^"]+)"/;

export interface Sitemap {
  /** The request that failed, or the one for `sitemap.xml`. */
  readonly request: string;
  /** Why a file of it could not be read. */
  readonly why: string | undefined;
  readonly addresses: readonly string[];
}

/** Reads `sitemap.xml` at an origin, and the files that it names if it is an index. */
export async function readSitemap(requester: Pick<Requester, 'open'>, origin: string): Promise<Sitemap> {
  const index = await readFile(requester, `${origin}/sitemap.xml`);
  if (!index.text.includes('<sitemapindex')) return { ...index, addresses: locations(index.text) };
  // Only its own files: an index that leads elsewhere is not followed.
  const names = locations(index.text).map((address) => (URL.canParse(address) ? new URL(address).pathname : '/'));
  const parts = await Promise.all(names.map((name) => readFile(requester, origin + name)));
  const failed = parts.find(({ why }) => why !== undefined);
  return { ...(failed ?? index), addresses: parts.flatMap(({ text }) => locations(text)) };
}

async function readFile(requester: Pick<Requester, 'open'>, address: string) {
  const { request, received } = await requester.open(address);
  const text = textOf(received, /<(?:urlset|sitemapindex)\b/);
  return { request, why: text === undefined ? summarize(received) : undefined, text: text ?? '' };
}

/** The text of a good answer of the expected kind: many servers answer the document of the site for a missing file. */
function textOf(received: Received, expected: RegExp): string | undefined {
  const isGood = received.kind === 'answer' && received.status === 200 && expected.test(received.text);
  return isGood ? received.text : undefined;
}

function locations(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map(([, text = '']) => decodeEntities(text));
}

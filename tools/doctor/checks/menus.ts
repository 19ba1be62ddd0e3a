import { openEnvelope } from '../../../src/adapters/http/client/envelope.js';
import { asList, asRecord } from '../../../src/adapters/http/client/json-readers.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site/site.js';
import { pathOf } from '../../../src/domain/access/paths.js';
import { type NavChild, type NavItem, linkTarget } from '../../../src/domain/site/nav.js';
import { unanswered } from '../diagnose.js';
import { OUR_DOCUMENT, type Check, type Facts, dataOf, imagesOf } from '../facts.js';
import { type Diagnosis, ok, warn } from '../finding.js';
import type { Requester } from '../requester.js';
import { LEADS_NOWHERE, NO_ENTRIES, NO_SUCH_PAGE, RAW_JSON, entriesFine, entriesLost, menuEntry } from '../strings.js';
import { isSameOrigin } from '../../../snapshots/make/web-address.js';

/** What the site's server passes on to the API's (deploy/nginx/course-site.conf). */
const PASSED_ON =
  /^\/(?:user|images|storage|payment|media)\/|^\/(?:aboutus|face-verify-success|member\/order\/pay\/wechat\/jsapi\/page)$/;

/**
 * The menu (docs/api/site.md#navigation). Without an answer the site does not start; an entry that leads nowhere harms
 * only itself.
 */
export const checkNavs: Check = async (requester, facts) => {
  const reply = await requester.send((http) => new HttpSiteGateway(http).navs());
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') return [unanswered('navs', reply, outcome.error)];
  const navs = outcome.data;
  const lost = countEntries(dataOf(reply.received)) - countEntries(navs);
  const entries = navs.flatMap((item) => [item, ...item.children]);
  const dead = entries.filter((entry) => leadsNowhere(entry, facts));
  const missing = await Promise.all(entries.map((entry) => whyNoPage(requester, facts, entry)));
  return [
    navs.length === 0 ? warn('navs', request, NO_ENTRIES) : ok('navs', entriesFine(navs.length)),
    ...(lost > 0 ? [warn('navs', request, entriesLost(lost))] : []),
    ...dead.map(({ name, url }) => warn('navs', menuEntry(name, url), LEADS_NOWHERE)),
    ...entries.flatMap(({ name, url }, index) => {
      const why = missing[index];
      return why === undefined ? [] : [warn('navs', menuEntry(name, url), why)];
    }),
  ];
};

/** Why an address on this origin is neither a route of the site nor a page of the server; `undefined` when it is one. */
async function whyNoPage(requester: Requester, facts: Facts, entry: NavChild): Promise<Diagnosis | undefined> {
  const target = linkTarget(entry, facts.origin);
  if (target.kind !== 'document') return undefined;
  const { received } = await requester.open(imagesOf(facts)(target.href));
  if (received.kind === 'none' || received.status !== 200) return NO_SUCH_PAGE;
  // When the site and the server share an origin, unknown addresses are answered with the site's own document.
  if (received.text.includes(OUR_DOCUMENT)) return NO_SUCH_PAGE;
  const outcome = openEnvelope(received.status, received.text, { sent: undefined, now: undefined });
  if (outcome.kind !== 'failed' || outcome.error.kind === 'malformed') return undefined;
  // Where the site has an origin of its own, its document is the answer to all other addresses.
  const isServers = isSameOrigin(facts.base, facts.origin) || PASSED_ON.test(pathOf(target.href));
  return isServers ? RAW_JSON : NO_SUCH_PAGE;
}

/** An entry that opens a submenu needs no address. */
function leadsNowhere(entry: NavItem | NavChild, { origin }: Facts): boolean {
  const opens = 'children' in entry && entry.children.length > 0 && entry.url === '';
  return !opens && linkTarget(entry, origin).kind === 'none';
}

/** The partner links at the bottom of home (docs/api/site.md#links). None is fine. */
export const checkLinks: Check = async (requester, { origin }) => {
  const reply = await requester.send((http) => new HttpSiteGateway(http).links());
  const { request, outcome } = reply;
  if (outcome.kind === 'failed') return [unanswered('links', reply, outcome.error)];
  const links = outcome.data;
  const lost = (asList(dataOf(reply.received))?.length ?? 0) - links.length;
  const dead = links.filter(({ url }) => linkTarget({ url, opensNewWindow: true }, origin).kind === 'none');
  return [
    ok('links', entriesFine(links.length)),
    ...(lost > 0 ? [warn('links', request, entriesLost(lost))] : []),
    ...dead.map(({ name, url }) => warn('links', menuEntry(name, url), LEADS_NOWHERE)),
  ];
};

/** The number of entries in a list, including their children; works for a raw menu and for a decoded one. */
function countEntries(list: unknown): number {
  return (asList(list) ?? []).reduce<number>(
    (count, entry) => count + 1 + countEntries(asRecord(entry)?.['children']),
    0,
  );
}

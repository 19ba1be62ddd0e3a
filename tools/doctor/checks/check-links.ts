import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import { asList } from '../../../src/adapters/http/client/json-readers.js';
import { linkTarget } from '../../../src/domain/nav.js';
import type { Check } from '../check.js';
import { dataOf } from '../facts.js';
import { ok, warn } from '../finding.js';
import { unanswered } from '../unanswered.js';
import { entriesFine, entriesLost, LEADS_NOWHERE, menuEntry } from '../strings.js';

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

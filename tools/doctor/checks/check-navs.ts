import { HttpSiteGateway } from '../../../src/adapters/http/site/http-site-gateway.js';
import { linkTarget } from '../../../src/domain/nav/link-target.js';
import type { NavChild, NavItem } from '../../../src/domain/nav/nav-item.js';
import type { Check } from '../check.js';
import { countEntries } from '../count-entries.js';
import { dataOf } from '../facts.js';
import { ok, warn } from '../finding.js';
import { unanswered } from '../unanswered.js';
import { entriesFine, entriesLost, LEADS_NOWHERE, menuEntry, NO_ENTRIES } from '../words.js';

/** The menu (API 2.18): without an answer the site does not start; an entry that leads nowhere is only a dead entry. */
export const checkNavs: Check = async (asker) => {
  const told = await asker.ask((http) => new HttpSiteGateway(http).navs());
  const { asked, outcome } = told;
  if (outcome.kind === 'failed') return [unanswered('navs', told, outcome.error)];
  const navs = outcome.data;
  const lost = countEntries(dataOf(told.heard)) - countEntries(navs);
  const dead = navs.flatMap((item) => [item, ...item.children]).filter(leadsNowhere);
  return [
    navs.length === 0 ? warn('navs', asked, NO_ENTRIES) : ok('navs', entriesFine(navs.length)),
    ...(lost > 0 ? [warn('navs', asked, entriesLost(lost))] : []),
    ...dead.map(({ name, url }) => warn('navs', menuEntry(name, url), LEADS_NOWHERE)),
  ];
};

/** An entry without an address that opens a submenu leads where it should. */
function leadsNowhere(entry: NavItem | NavChild): boolean {
  const opens = 'children' in entry && entry.children.length > 0 && entry.url === '';
  return !opens && linkTarget(entry).kind === 'none';
}

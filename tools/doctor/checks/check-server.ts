import { HttpSiteGateway } from '../../../src/adapters/http/site/http-site-gateway.js';
import type { Check } from '../check.js';
import { diagnose } from '../diagnose.js';
import { typed } from '../facts.js';
import { fail, ok, warn } from '../finding.js';
import { isLoopback, isSameOrigin, webAddress } from '../web-address.js';
import {
  configField,
  LOOPBACK,
  NO_SERVER_URL,
  NOT_ABSOLUTE,
  serverFine,
  serverUrlDead,
  serverUrlOther,
} from '../words.js';

/** Where the server says it is (API 2.17): QQ is left for from there, and pictures given as paths are there (API 2.9, 2.15). */
export const checkServer: Check = async (asker, { base, origin, setUp }) => {
  if (!setUp) return [];
  const serverUrl = typed(setUp, 'url');
  const asked = configField('url', serverUrl);
  // On the origin of the site, a path without a host still finds its way.
  if (serverUrl === '') return [(isSameOrigin(base, origin) ? warn : fail)('server', asked, NO_SERVER_URL)];
  const address = webAddress(serverUrl);
  if (!address) return [fail('server', asked, NOT_ABSOLUTE)];
  if (isLoopback(address) && !isLoopback(new URL(base))) return [fail('server', asked, LOOPBACK)];
  const told = await asker.at(serverUrl).ask((http) => new HttpSiteGateway(http).config());
  const { outcome } = told;
  if (outcome.kind === 'failed') {
    const mark = outcome.error.kind === 'too-many' ? warn : fail;
    return [mark('server', asked, serverUrlDead(diagnose(told, outcome.error).wrong))];
  }
  // The same server says the same name, by whichever address it is asked.
  return outcome.data.siteName === setUp.config.siteName
    ? [ok('server', serverFine(serverUrl))]
    : [fail('server', asked, serverUrlOther(outcome.data.siteName))];
};

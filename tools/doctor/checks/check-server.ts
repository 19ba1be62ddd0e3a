import { HttpSiteGateway } from '../../../src/adapters/http/site.js';
import type { Check } from '../check.js';
import { diagnose } from '../diagnose.js';
import { type SetUp, typed } from '../facts.js';
import { fail, ok, type Trouble, warn } from '../finding.js';
import { isLoopback, webAddress } from '../web-address.js';
import {
  configField,
  hostLost,
  LOOPBACK,
  NO_SERVER_URL,
  NOT_ABSOLUTE,
  serverFine,
  serverUrlDead,
  serverUrlOther,
} from '../strings.js';

/**
 * The server's own address (docs/api/site.md#configuration): QQ login starts there, and image paths are relative to it
 * (docs/api/signing-in.md#qq-login, docs/api/session.md#member-detail). When it is empty the site uses the base of the
 * API.
 */
export const checkServer: Check = async (requester, { base, setUp }) => {
  if (!setUp) return [];
  const serverUrl = typed(setUp, 'url');
  const request = configField('url', serverUrl);
  if (serverUrl === '') return [unnamed(base, setUp)];
  const address = webAddress(serverUrl);
  if (!address) return [fail('server', request, NOT_ABSOLUTE)];
  if (isLoopback(address) && !isLoopback(new URL(base))) return [fail('server', request, LOOPBACK)];
  const reply = await requester.at(serverUrl).send((http) => new HttpSiteGateway(http).config());
  const { outcome } = reply;
  if (outcome.kind === 'failed') {
    const mark = outcome.error.kind === 'too-many' ? warn : fail;
    return [mark('server', request, serverUrlDead(diagnose(reply, outcome.error).wrong))];
  }
  // The same server has the same name at every address.
  return outcome.data.siteName === setUp.config.siteName
    ? [ok('server', serverFine(serverUrl))]
    : [fail('server', request, serverUrlOther(outcome.data.siteName))];
};

/**
 * Without an address of its own the server builds the addresses of its pages from the `Host` of each request
 * (docs/api/site.md#configuration).
 */
function unnamed(base: string, setUp: SetUp): Trouble {
  const page = typed(setUp, 'user_protocol');
  const { host } = webAddress(page) ?? new URL(base);
  return host === new URL(base).host
    ? warn('server', configField('url', ''), NO_SERVER_URL)
    : fail('server', configField('user_protocol', page), hostLost(host));
}

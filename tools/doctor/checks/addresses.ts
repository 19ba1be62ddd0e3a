import { HttpSiteGateway } from '../../../src/adapters/http/site/site.js';
import { isSitePage } from '../../../src/domain/site/nav.js';
import { diagnose } from '../diagnose.js';
import { type Check, type SetUp, rawField } from '../facts.js';
import { type Trouble, fail, info, ok, warn } from '../finding.js';
import {
  INSECURE,
  LOOPBACK,
  MIXED_FINE,
  NOT_ABSOLUTE,
  NO_SERVER_URL,
  PHONE_BELOW,
  PHONE_LOOP,
  configField,
  hostLost,
  noPhoneSite,
  phoneFine,
  serverFine,
  serverUrlDead,
  serverUrlOther,
} from '../strings.js';
import { isLoopback, isSameOrigin, webAddress } from '../../../snapshots/make/web-address.js';

/**
 * The server's own address (docs/api/site.md#configuration): QQ login starts there, and image paths are relative to it
 * (docs/api/signing-in.md#qq-login, docs/api/session.md#member-detail). When it is empty the site uses the base of the
 * API.
 */
export const checkServer: Check = async (requester, { base, setUp }) => {
  if (!setUp) return [];
  const serverUrl = rawField(setUp, 'url');
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
  // It is the same server if the name of the site is the same at both addresses.
  return outcome.data.siteName === setUp.config.siteName
    ? [ok('server', serverFine(serverUrl))]
    : [fail('server', request, serverUrlOther(outcome.data.siteName))];
};

/**
 * The finding for a server that has no address of its own: it builds the addresses of its pages from the `Host` of each
 * request (docs/api/site.md#configuration).
 */
function unnamed(base: string, setUp: SetUp): Trouble {
  const page = rawField(setUp, 'user_protocol');
  const { host } = webAddress(page) ?? new URL(base);
  return host === new URL(base).host
    ? warn('server', configField('url', ''), NO_SERVER_URL)
    : fail('server', configField('user_protocol', page), hostLost(host));
}

/**
 * The address to which phones are redirected (docs/spec/start-and-routes.md#phone-site): it must not be a page of this
 * site.
 */
export const checkPhone: Check = (_requester, { base, origin, setUp }) => {
  if (!setUp) return [];
  // `//host` inherits the scheme of the page, as in any link.
  const phoneSiteUrl = rawField(setUp, 'h5_url').replace(/^(?=\/\/)/, new URL(origin).protocol);
  if (phoneSiteUrl === '') return [info('phone', noPhoneSite(new URL(base).host))];
  const request = configField('h5_url', phoneSiteUrl);
  const address = webAddress(phoneSiteUrl);
  if (!address) return [fail('phone', request, NOT_ABSOLUTE)];
  if (isLoopback(address) && !isLoopback(new URL(base))) return [fail('phone', request, LOOPBACK)];
  const isHere = [origin, rawField(setUp, 'pc_url')].some((here) => here !== '' && isSameOrigin(here, phoneSiteUrl));
  if (!isHere) return [ok('phone', phoneFine(phoneSiteUrl))];
  return [isSitePage(address.pathname) ? fail('phone', request, PHONE_LOOP) : warn('phone', request, PHONE_BELOW)];
};

interface Fetched {
  readonly request: string;
  readonly url: string;
}

/**
 * What a browser blocks in a page that was loaded by https: everything that the page itself fetches over http. Links
 * may use http. Browsers exempt localhost; this check does not, because visitors use other machines.
 */
export const checkMixedContent: Check = (_requester, { base, origin, setUp }) => {
  if (!origin.startsWith('https:')) return [];
  const fetched = [{ request: base, url: base }, ...(setUp ? imagesOf(setUp) : [])];
  const troubles = fetched
    .filter(({ url }) => /^http:/i.test(url))
    .map(({ request }) => fail('mixed', request, INSECURE));
  return troubles.length > 0 ? troubles : [ok('mixed', MIXED_FINE)];
};

/** Images given as paths are on the server itself, avatars among them. */
function imagesOf(setUp: SetUp): readonly Fetched[] {
  const serverUrl = rawField(setUp, 'url');
  const { logoUrl } = setUp.config;
  return [
    { request: configField('logo.logo', logoUrl), url: logoUrl },
    { request: configField('url', serverUrl), url: serverUrl },
  ];
}

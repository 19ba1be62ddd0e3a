import type { Check } from '../check.js';
import { type SetUp, typed } from '../facts.js';
import { fail, ok } from '../finding.js';
import { configField, INSECURE, MIXED_FINE } from '../strings.js';

interface Fetched {
  readonly request: string;
  readonly url: string;
}

/**
 * What a browser blocks in a page that was loaded by https: everything that the page itself fetches over http. Links
 * may use http. Browsers exempt localhost; this check does not, because visitors use other machines.
 */
export const checkMixedContent: Check = (_asker, { base, origin, setUp }) => {
  if (!origin.startsWith('https:')) return [];
  const fetched = [{ request: base, url: base }, ...(setUp ? imagesOf(setUp) : [])];
  const troubles = fetched
    .filter(({ url }) => /^http:/i.test(url))
    .map(({ request }) => fail('mixed', request, INSECURE));
  return troubles.length > 0 ? troubles : [ok('mixed', MIXED_FINE)];
};

/** Images given as paths are on the server itself, avatars among them. */
function imagesOf(setUp: SetUp): readonly Fetched[] {
  const serverUrl = typed(setUp, 'url');
  const { logoUrl } = setUp.config;
  return [
    { request: configField('logo.logo', logoUrl), url: logoUrl },
    { request: configField('url', serverUrl), url: serverUrl },
  ];
}

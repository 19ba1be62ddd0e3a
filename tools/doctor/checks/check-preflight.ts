import type { Method } from '../requester.js';
import type { Check } from '../check.js';
import { SITE_HEADERS, whyForbidden } from '../cross-origin.js';
import { diagnoseSilence } from '../diagnose.js';
import { speaksApi } from '../facts.js';
import { fail, ok, type Trouble } from '../finding.js';
import { isSameOrigin } from '../web-address.js';
import { CORS_FINE } from '../strings.js';

/** One call of the site for each method. Only preflight requests are sent. */
const CALLS: readonly (readonly [Method, string])[] = [
  ['GET', '/api/v2/member/detail'],
  ['POST', '/api/v2/login/password'],
  ['PUT', '/api/v2/member/mobile'],
  ['DELETE', '/api/v2/member/socialite/qq'],
];

/** The preflight requests that a browser sends from another origin (docs/api/README.md#cors). */
export const checkPreflight: Check = async (requester, { base, origin, config }) => {
  if (isSameOrigin(base, origin) || !speaksApi(config)) return [];
  const forbidden = await Promise.all(
    CALLS.map(async ([method, path]): Promise<readonly Trouble[]> => {
      const { request, received } = await requester.preflight(method, path, SITE_HEADERS);
      const why = received.kind === 'none' ? diagnoseSilence(received.why) : whyForbidden(received, origin, method);
      return why ? [fail('preflight', request, why)] : [];
    }),
  );
  const troubles = forbidden.flat();
  return troubles.length > 0 ? troubles : [ok('preflight', CORS_FINE)];
};

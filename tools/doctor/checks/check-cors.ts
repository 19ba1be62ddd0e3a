import type { Reply } from '../requester.js';
import type { Check } from '../check.js';
import { whyUnreadable } from '../cross-origin.js';
import { speaksApi } from '../facts.js';
import { fail, info, ok, type Trouble } from '../finding.js';
import { isSameOrigin } from '../web-address.js';
import { CORS_FINE, cspNeeds, ERRORS_UNREADABLE, ORIGIN_MISSING, SAME_ORIGIN } from '../strings.js';

/**
 * A path that no server has: the answer is an error of docs/api/README.md#common-errors, which the site must be able to
 * read, too.
 */
const NOWHERE = '/api/v2/no-such-call';

/** Whether a page of another origin may read the server's answers and errors (docs/api/README.md#cors). */
export const checkCors: Check = async (requester, { base, origin, config, front }) => {
  if (isSameOrigin(base, origin)) return [info('cors', SAME_ORIGIN)];
  if (!speaksApi(config)) return [];
  const error = await requester.send((http) => http.send({ method: 'GET', path: NOWHERE }));
  const ofConfig = unreadable(config, origin);
  const ofError = unreadable(error, origin);
  // A proxy that adds the header itself leaves it out of errors, unless nginx's `add_header` says `always`.
  const isErrorOnly = ofConfig.length === 0 && ofError.some(({ wrong }) => wrong === ORIGIN_MISSING.wrong);
  const troubles = isErrorOnly ? [fail('cors', error.request, ERRORS_UNREADABLE)] : [...ofConfig, ...ofError];
  return [
    ...(troubles.length > 0 ? troubles : [ok('cors', CORS_FINE)]),
    // When the site serves a policy, another check decides whether it allows the server.
    ...(front?.kind === 'policy' ? [] : [info('cors', cspNeeds(new URL(base).origin))]),
  ];
};

function unreadable(
  { request, received }: Pick<Reply<unknown>, 'request' | 'received'>,
  origin: string,
): readonly Trouble[] {
  const why = received.kind === 'answer' ? whyUnreadable(received, origin) : undefined;
  return why ? [fail('cors', request, why)] : [];
}

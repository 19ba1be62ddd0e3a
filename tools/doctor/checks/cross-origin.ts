import { diagnoseSilence } from '../diagnose.js';
import { type Check, speaksApi } from '../facts.js';
import { type Diagnosis, type Trouble, fail, info, ok } from '../finding.js';
import type { Answered } from '../received.js';
import type { Method, Reply } from '../requester.js';
import {
  CORS_FINE,
  ERRORS_UNREADABLE,
  ORIGIN_MISSING,
  SAME_ORIGIN,
  cspNeeds,
  originOther,
  originTwice,
  preflightHeaders,
  preflightMethod,
  preflightRefused,
} from '../strings.js';
import { isSameOrigin } from '../../../snapshots/make/web-address.js';

/** The headers of the site that need a permission by preflight. */
const SITE_HEADERS = ['authorization', 'content-type'] as const;

/** Allowed without a permission (Fetch standard). */
const ALWAYS_ALLOWED: readonly Method[] = ['GET', 'POST'];

/**
 * Why a page of `origin` may not read an answer; `undefined` when it may. The site sends no cookies, so `*` is enough.
 */
export function whyUnreadable({ headers }: Answered, origin: string): Diagnosis | undefined {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === null) return ORIGIN_MISSING;
  if (allowed === '*' || allowed === origin) return undefined;
  return allowed.includes(',') ? originTwice(allowed) : originOther(allowed);
}

/** Why a browser would block a request of the site; `undefined` when it would not. */
export function whyForbidden(answer: Answered, origin: string, method: Method): Diagnosis | undefined {
  if (answer.status < 200 || answer.status >= 300) return preflightRefused(answer.status);
  const unreadable = whyUnreadable(answer, origin);
  if (unreadable) return unreadable;
  const methods = listOf(answer, 'access-control-allow-methods');
  if (!ALWAYS_ALLOWED.includes(method) && !methods.includes('*') && !methods.includes(method.toLowerCase())) {
    return preflightMethod(method);
  }
  const names = listOf(answer, 'access-control-allow-headers');
  // The asterisk covers every header except `authorization`.
  const isAllowed = (name: string) => names.includes(name) || (names.includes('*') && name !== 'authorization');
  const missing = SITE_HEADERS.filter((name) => !isAllowed(name));
  return missing.length > 0 ? preflightHeaders(missing.join(', ')) : undefined;
}

function listOf({ headers }: Answered, name: string): readonly string[] {
  return (headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());
}

/**
 * A path that no server has: the answer is an error of docs/api/README.md#common-errors, which the site must be able to
 * read, too.
 */
const NOWHERE = '/api/v2/no-such-call';

/** Whether a page of another origin may read the server's answers and errors (docs/api/README.md#cors). */
export const checkCors: Check = async (requester, { base, origin, config, servedPolicy }) => {
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
    ...(servedPolicy?.kind === 'policies' ? [] : [info('cors', cspNeeds(new URL(base).origin))]),
  ];
};

function unreadable(
  { request, received }: Pick<Reply<unknown>, 'request' | 'received'>,
  origin: string,
): readonly Trouble[] {
  const why = received.kind === 'answer' ? whyUnreadable(received, origin) : undefined;
  return why ? [fail('cors', request, why)] : [];
}

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

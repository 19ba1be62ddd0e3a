import type { Check } from '../check.js';
import type { Facts } from '../facts.js';
import { fail, info, ok, warn } from '../finding.js';
import { howVisitorsCount, rateOf } from '../rate.js';
import { isSameOrigin } from '../web-address.js';
import {
  RATE_FORGEABLE,
  RATE_UNSEEN,
  rateDistrusted,
  rateShared,
  rateTogether,
  rateTrusted,
  rateUnclear,
  rateUnproven,
} from '../strings.js';

/**
 * Whose rate limit a visitor's calls count against (docs/api/README.md#rate-limit): a server that does not trust its
 * proxy counts all visitors together. One client alone cannot see that, except by calls that others have used.
 */
export const checkRate: Check = async (requester, facts) => {
  const { request, received, outcome } = facts.config;
  if (outcome.kind === 'failed') return [];
  const rate = rateOf(received);
  if (!rate) return [info('rate', RATE_UNSEEN)];
  const { limit, remaining } = rate;
  const counted = await howVisitorsCount(requester);
  if (counted === 'apart') return [warn('rate', request, RATE_FORGEABLE)];
  // Calls that others used before the doctor's first request.
  const used = limit - remaining - 1;
  if (used > 0) return [warn('rate', request, rateShared(used, limit))];
  if (counted === 'unclear') return [info('rate', rateUnclear(limit))];
  return [isProbablyProxied(facts) ? warn('rate', request, rateUnproven(limit)) : info('rate', rateTogether(limit))];
};

/**
 * The same check from the proxy's machine, where it is certain: the server believes `X-Forwarded-For` only from a
 * trusted proxy.
 */
export const checkTrust: Check = async (requester, { config: { request, received, outcome } }) => {
  if (outcome.kind === 'failed') return [];
  const rate = rateOf(received);
  if (!rate) return [info('rate', RATE_UNSEEN)];
  const counted = await howVisitorsCount(requester);
  if (counted === 'unclear') return [info('rate', rateUnclear(rate.limit))];
  return [
    counted === 'apart' ? ok('rate', rateTrusted(rate.limit)) : fail('rate', request, rateDistrusted(rate.limit)),
  ];
};

/** Probably behind a proxy: one that removes a path, or one that serves the site and the server on one origin. */
function isProbablyProxied({ base, origin }: Facts): boolean {
  return new URL(base).pathname !== '/' || isSameOrigin(base, origin);
}

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
} from '../words.js';

/**
 * Whose budget a visitor's calls are taken from (docs/api/README.md#rate-limit): a server that does not trust its proxy
 * takes everybody's from one. A visitor sees one budget on a sound server too, their own, and knows it for shared only
 * by what others take.
 */
export const checkRate: Check = async (asker, facts) => {
  const { asked, heard, outcome } = facts.config;
  if (outcome.kind === 'failed') return [];
  const rate = rateOf(heard);
  if (!rate) return [info('rate', RATE_UNSEEN)];
  const { limit, remaining } = rate;
  const counted = await howVisitorsCount(asker);
  if (counted === 'apart') return [warn('rate', asked, RATE_FORGEABLE)];
  // By somebody else, and before the doctor's first question.
  const used = limit - remaining - 1;
  if (used > 0) return [warn('rate', asked, rateShared(used, limit))];
  if (counted === 'unclear') return [info('rate', rateUnclear(limit))];
  return [standsBehindProxy(facts) ? warn('rate', asked, rateUnproven(limit)) : info('rate', rateTogether(limit))];
};

/** The same, asked from the place of the proxy, where it shows: only a trusted one is believed whom it asks for. */
export const checkTrust: Check = async (asker, { config: { asked, heard, outcome } }) => {
  if (outcome.kind === 'failed') return [];
  const rate = rateOf(heard);
  if (!rate) return [info('rate', RATE_UNSEEN)];
  const counted = await howVisitorsCount(asker);
  if (counted === 'unclear') return [info('rate', rateUnclear(rate.limit))];
  return [counted === 'apart' ? ok('rate', rateTrusted(rate.limit)) : fail('rate', asked, rateDistrusted(rate.limit))];
};

/** Most likely: something takes the path away, or shares the site's own origin out between two. */
function standsBehindProxy({ base, origin }: Facts): boolean {
  return new URL(base).pathname !== '/' || isSameOrigin(base, origin);
}

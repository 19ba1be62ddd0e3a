import { randomInt } from 'node:crypto';
import { integer } from '../../../src/adapters/http/client/json-readers.js';
import { HttpSiteGateway } from '../../../src/adapters/http/site/site.js';
import type { Check, Facts } from '../facts.js';
import { fail, info, ok, warn } from '../finding.js';
import type { Received } from '../received.js';
import type { Requester } from '../requester.js';
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
import { isSameOrigin } from '../../../snapshots/make/web-address.js';

/**
 * Whether each visitor has a rate limit of their own (docs/api/README.md#rate-limit): a server that does not trust its
 * proxy counts all visitors together. A single client can notice that only by calls that other clients have used.
 */
export const checkRate: Check = async (requester, facts) => {
  const { request, received, outcome } = facts.config;
  if (outcome.kind === 'failed') return [];
  const rate = rateOf(received);
  if (!rate) return [info('rate', RATE_UNSEEN)];
  const { limit, remaining } = rate;
  const counted = await howVisitorsCount(requester);
  if (counted === 'apart') return [warn('rate', request, RATE_FORGEABLE)];
  // Calls that other clients had used before the first request of the doctor.
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

/** The rate limit in calls per minute, and what is left of it. */
export interface Rate {
  readonly limit: number;
  readonly remaining: number;
}

/**
 * Reads the headers of docs/api/README.md#rate-limit; `undefined` when the server has no limit or an answer lacks them.
 */
function rateOf(received: Received): Rate | undefined {
  if (received.kind === 'none') return undefined;
  const limit = integer(received.headers.get('x-ratelimit-limit'));
  const remaining = integer(received.headers.get('x-ratelimit-remaining'));
  return limit === undefined || remaining === undefined ? undefined : { limit, remaining };
}

/** Whether two visitors who differ only in `X-Forwarded-For` have separate limits or share one. */
export type Counted = 'apart' | 'together' | 'unclear';

/**
 * Sends requests as two visitors alternately. Separate limits start full and drop by exactly one call each. A shared
 * limit drops at every call, and more when others use it; it rises only when a minute ends in between, so the second
 * attempt decides.
 */
export async function howVisitorsCount(requester: Requester): Promise<Counted> {
  const first = await requestInTurns(requester);
  const rates = first && readTurns(first) === 'unclear' ? await requestInTurns(requester) : first;
  return rates ? readTurns(rates) : 'unclear';
}

type Turns = readonly [one: Rate, other: Rate, oneAgain: Rate];

/**
 * One request after the other: of two at the same time each answer may count both. Stops at the first answer without a
 * limit.
 */
async function requestInTurns(requester: Requester): Promise<Turns | undefined> {
  // Reserved for documentation (RFC 5737), so no visitor has them. Random, because the server remembers a limit for a
  // minute.
  const one = requester.forwardedFor(`198.51.100.${String(randomInt(1, 255))}`);
  const other = requester.forwardedFor(`203.0.113.${String(randomInt(1, 255))}`);
  const first = await requestRate(one);
  const second = first && (await requestRate(other));
  const third = second && (await requestRate(one));
  return first && second && third ? [first, second, third] : undefined;
}

async function requestRate(requester: Requester): Promise<Rate | undefined> {
  return rateOf((await requester.send((http) => new HttpSiteGateway(http).links())).received);
}

function readTurns([one, other, oneAgain]: Turns): Counted {
  const isFresh = ({ limit, remaining }: Rate) => remaining === limit - 1;
  if (isFresh(one) && isFresh(other) && oneAgain.remaining === oneAgain.limit - 2) return 'apart';
  return one.remaining > other.remaining && other.remaining > oneAgain.remaining ? 'together' : 'unclear';
}

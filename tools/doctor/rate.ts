import { randomInt } from 'node:crypto';

import { HttpSiteGateway } from '../../src/adapters/http/site.js';
import { integer } from '../../src/adapters/http/client/json-readers.js';
import type { Asker } from './asker.js';
import type { Heard } from './heard.js';

/** What is left of a budget of calls a minute. */
export interface Rate {
  readonly limit: number;
  readonly remaining: number;
}

/** The headers of docs/api/README.md#rate-limit; `undefined` where nobody counts, or an answer does not say. */
export function rateOf(heard: Heard): Rate | undefined {
  if (heard.kind === 'none') return undefined;
  const limit = integer(heard.headers.get('x-ratelimit-limit'));
  const remaining = integer(heard.headers.get('x-ratelimit-remaining'));
  return limit === undefined || remaining === undefined ? undefined : { limit, remaining };
}

/** Whether two visitors whom only `X-Forwarded-For` tells apart have a budget each, or one between them. */
export type Counted = 'apart' | 'together' | 'unclear';

/**
 * Asks as two visitors by turns. Budgets of their own are untouched and can be told to the call, whoever else visits.
 * One budget falls from call to call, by more than one where others visit; only a minute that ends in between makes it
 * rise, and two do not end so soon: then asking once more tells.
 */
export async function howVisitorsCount(asker: Asker): Promise<Counted> {
  const first = await askByTurns(asker);
  const rates = first && readTurns(first) === 'unclear' ? await askByTurns(asker) : first;
  return rates ? readTurns(rates) : 'unclear';
}

type Turns = readonly [one: Rate, other: Rate, oneAgain: Rate];

/** One call after the other: of two at once, each answer may count both. Stops at the first that does not say. */
async function askByTurns(asker: Asker): Promise<Turns | undefined> {
  // Reserved for documentation (RFC 5737), so nobody's; drawn anew, as a budget is kept for a minute.
  const one = asker.forwardedFor(`198.51.100.${String(randomInt(1, 255))}`);
  const other = asker.forwardedFor(`203.0.113.${String(randomInt(1, 255))}`);
  const first = await askRate(one);
  const second = first && (await askRate(other));
  const third = second && (await askRate(one));
  return first && second && third ? [first, second, third] : undefined;
}

async function askRate(asker: Asker): Promise<Rate | undefined> {
  return rateOf((await asker.ask((http) => new HttpSiteGateway(http).links())).heard);
}

function readTurns([one, other, oneAgain]: Turns): Counted {
  const isFresh = ({ limit, remaining }: Rate) => remaining === limit - 1;
  if (isFresh(one) && isFresh(other) && oneAgain.remaining === oneAgain.limit - 2) return 'apart';
  return one.remaining > other.remaining && other.remaining > oneAgain.remaining ? 'together' : 'unclear';
}

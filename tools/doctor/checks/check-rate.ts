import { integer } from '../../../src/adapters/http/client/json-readers.js';
import type { Check } from '../check.js';
import { ok, warn } from '../finding.js';
import { rateFine, rateShared } from '../words.js';

/** How much of the minute was used up before the doctor's first question (API 1.5): by others behind the same address. */
export const checkRate: Check = (_asker, { config: { asked, heard } }) => {
  const limit = integer(heard.headers.get('x-ratelimit-limit'));
  const remaining = integer(heard.headers.get('x-ratelimit-remaining'));
  if (limit === undefined || remaining === undefined) return [];
  const used = limit - remaining - 1;
  return [used > limit / 2 ? warn('rate', asked, rateShared(used, limit)) : ok('rate', rateFine(limit))];
};

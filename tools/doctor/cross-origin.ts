import type { Method } from './requester.js';
import type { Diagnosis } from './finding.js';
import type { Answered } from './received.js';
import {
  ORIGIN_MISSING,
  originOther,
  originTwice,
  preflightHeaders,
  preflightMethod,
  preflightRefused,
} from './strings.js';

/** The headers of the site that need a permission by preflight. */
export const SITE_HEADERS = ['authorization', 'content-type'] as const;

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

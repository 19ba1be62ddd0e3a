import type { Place } from '../ports/browser/navigator.js';
import { queryText, rawParameter, withoutParameters } from './addresses.js';
import { plainPath } from './paths.js';
import { ROUTES } from './routes.js';

const PARAMETER = 'login_err_msg';

/** What the server says in an address that it sends a visitor back to (API 2.9). Plain text; empty when it says nothing. */
export function serverMessage(query: string): string {
  // The server writes its parameter as forms do: there a `+` is a blank, and a plus is encoded.
  return queryText(query.replaceAll('+', '%20'), PARAMETER);
}

/** The same for a page that has no place for it: all but /error, which shows it itself (clarifications §5). */
export function passingServerMessage({ path, query }: Pick<Place, 'path' | 'query'>): string {
  return plainPath(path) === ROUTES.error.pattern ? '' : serverMessage(query);
}

/** The query without it, and without the errand that it is about. */
export function withoutServerMessage(query: string): string {
  return withoutParameters(query, new Set([PARAMETER, 'action']));
}

/** The parameters of a login by address (API 2.9). */
const PARAMETERS: ReadonlySet<string> = new Set(['login_code', 'action']);

/** What a visitor went to QQ for: to sign in, or to link their account there to their account here (API 2.9). */
export type SocialErrand = 'login' | 'bind';

/** The code that an address brings back from QQ for that errand; `undefined` when it holds none, or one for the other. */
export function codeInAddress(query: string, action: SocialErrand = 'login'): string | undefined {
  if (rawParameter(query, 'action') !== action) return undefined;
  const code = decoded(rawParameter(query, 'login_code') ?? '');
  return code === '' ? undefined : code;
}

/** The query without code and action; the others stay as they are written. */
export function withoutLoginCode(query: string): string {
  return withoutParameters(query, PARAMETERS);
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

import type { PageLocation } from '../ports/navigator.js';
import { decodedValue, queryText, rawParameter, withoutParameters } from './page-query.js';
import { routeAt } from './routes.js';

/**
 * The message with which the server redirects back to this site, from QQ or WeChat (docs/api/signing-in.md#qq-login). Plain text; empty
 * when there is none.
 */
export function serverMessage(query: string): string {
  // The server encodes this parameter as forms do: `+` is a space, and a plus sign is percent-encoded.
  const decodable = query.replaceAll('+', '%20');
  return queryText(decodable, 'login_err_msg') || queryText(decodable, 'msg');
}

/**
 * The server's message for a notice. Empty on /error, which shows the message as its own text, and on unknown paths: the
 * error page of the retired phone site leads there
 * (docs/spec/start-and-routes.md#error-page).
 */
export function passingServerMessage({ path, query }: Pick<PageLocation, 'path' | 'query'>): string {
  return /^(?:error|notFound)$/.test(routeAt(path)) ? '' : serverMessage(query);
}

/** The query without the server's message and without `action`, which belongs to it. */
export function withoutServerMessage(query: string): string {
  return withoutParameters(query, new Set(['login_err_msg', 'msg', 'action']));
}

/** The parameters of a login through the address (docs/api/signing-in.md#qq-login). */
const PARAMETERS: ReadonlySet<string> = new Set(['login_code', 'action']);

/**
 * Why the visitor went to QQ or WeChat: to sign in, or to link that account to the member's account
 * (docs/api/signing-in.md#qq-login).
 */
export type SocialPurpose = 'login' | 'bind';

/** The code from QQ or WeChat in the query; `undefined` when there is none, or when the query is for the other action. */
export function codeInAddress(query: string, action: SocialPurpose = 'login'): string | undefined {
  if (rawParameter(query, 'action') !== action) return undefined;
  const code = decodedValue(rawParameter(query, 'login_code') ?? '');
  return code === '' ? undefined : code;
}

/** The query without `login_code` and `action`. The other parameters stay as they are written. */
export function withoutLoginCode(query: string): string {
  return withoutParameters(query, PARAMETERS);
}

import { withoutParameters } from '../access/query-text.js';
import { rawParameter } from '../access/return-to.js';

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

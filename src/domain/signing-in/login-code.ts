import { withoutParameters } from '../access/query-text.js';
import { rawParameter } from '../access/return-to.js';

/** The parameters of a login by address (API 2.9). */
const PARAMETERS: ReadonlySet<string> = new Set(['login_code', 'action']);

/** The code of a login by address; `undefined` when the address holds none, or one for something else (binding). */
export function codeInAddress(query: string): string | undefined {
  if (rawParameter(query, 'action') !== 'login') return undefined;
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

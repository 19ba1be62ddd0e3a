import { CALLS } from './calls.strings.js';
import type { EnvelopeCode } from './refusal.js';
import { MAINTENANCE, NO_REDIS, NO_SUCH_RECORD, SIGN_IN_FIRST, SOMETHING_WRONG, TOO_OFTEN } from './strings.js';

export type CallName = keyof typeof CALLS;

// Object.keys widens the names of a literal table to string.
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

/**
 * A fault that a control can set for a call. The memory gateways raise it as an error; the demo server produces it over
 * HTTP.
 */
export type Fault =
  /** The request never reaches the server. */
  | { readonly kind: 'offline' }
  /** The server never responds. */
  | { readonly kind: 'timeout' }
  /** A proxy in front of the application responds with its own page (nginx 413, 502, 504). */
  | { readonly kind: 'http-error'; readonly status: number }
  /** The application refuses (docs/api/README.md#codes). */
  | { readonly kind: 'envelope'; readonly code: EnvelopeCode; readonly message: string }
  /** An HTML page with status 200 instead of JSON. */
  | { readonly kind: 'html' }
  /** The server executed the request, but only half of the response text arrives. */
  | { readonly kind: 'truncated' }
  /** The server executed the request, but the response body is empty. */
  | { readonly kind: 'empty' }
  /** The server executed the request, but the connection breaks in the middle of the response. */
  | { readonly kind: 'cut' };

/** The faults that have a button in the panel, by the name of the button. */
export const FAULTS = {
  offline: { kind: 'offline' },
  timeout: { kind: 'timeout' },
  badGateway: { kind: 'http-error', status: 502 },
  serverBroken: { kind: 'http-error', status: 500 },
  httpUnauthorized: { kind: 'http-error', status: 401 },
  tooLarge: { kind: 'http-error', status: 413 },
  wrong: { kind: 'envelope', code: 1, message: SOMETHING_WRONG },
  signInFirst: { kind: 'envelope', code: 401, message: SIGN_IN_FIRST },
  noRecord: { kind: 'envelope', code: 404, message: NO_SUCH_RECORD },
  tooOften: { kind: 'envelope', code: 429, message: TOO_OFTEN },
  noRedis: { kind: 'envelope', code: 500, message: NO_REDIS },
  maintenance: { kind: 'envelope', code: 503, message: MAINTENANCE },
  html: { kind: 'html' },
  truncated: { kind: 'truncated' },
  empty: { kind: 'empty' },
  cut: { kind: 'cut' },
} as const satisfies Readonly<Record<string, Fault>>;

/** Whether the server executes the request before the fault takes effect. */
export function failsAfterExecution(fault: Fault): boolean {
  return fault.kind === 'truncated' || fault.kind === 'empty' || fault.kind === 'cut';
}

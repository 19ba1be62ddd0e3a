import { CALLS } from './calls.strings.js';
import type { EnvelopeCode } from './refusal.js';
import { MAINTENANCE, NO_REDIS, NO_SUCH_RECORD, SIGN_IN_FIRST, SOMETHING_WRONG, TOO_OFTEN } from './strings.js';

export type CallName = keyof typeof CALLS;

// Object.keys widens the names of a literal table to string.
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];

/**
 * What a control can make of a call. Both faces play it: the memory gateways as an error, the HTTP server on the wire.
 */
export type Fault =
  /** The question never reaches the server. */
  | { readonly kind: 'offline' }
  /** The server never answers. */
  | { readonly kind: 'timeout' }
  /** Something in front of the application answers with a page of its own (nginx 413, 502, 504). */
  | { readonly kind: 'http-error'; readonly status: number }
  /** The application refuses (docs/api/README.md#codes). */
  | { readonly kind: 'envelope'; readonly code: EnvelopeCode; readonly message: string }
  /** A page with status 200 where JSON was promised. */
  | { readonly kind: 'html' }
  /** The server did its work, and of its answer half the text arrives. */
  | { readonly kind: 'truncated' }
  /** The server did its work, and nothing of its answer arrives. */
  | { readonly kind: 'empty' }
  /** The server did its work, and the connection breaks in the middle of the answer. */
  | { readonly kind: 'cut' };

/** Every fault worth a button, by the name of its button. */
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

/** Whether the server has done what it was asked before the fault strikes. */
export function strikesAfterTheWork(fault: Fault): boolean {
  return fault.kind === 'truncated' || fault.kind === 'empty' || fault.kind === 'cut';
}

import type { RecordedRequest } from './recorded-request.js';

/** Fifteen days. */
const MAX_AGE_S = 1_296_000;

/** Every API response can be read from any origin (docs/api/README.md#cors). */
export const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*' } as const;

/** Allows every method and header that a preflight requests. */
export function preflightHeaders({ headers }: RecordedRequest): Readonly<Record<string, string>> {
  return {
    ...OPEN_TO_ALL,
    'Access-Control-Allow-Methods': headers['access-control-request-method'] ?? '',
    'Access-Control-Allow-Headers': headers['access-control-request-headers'] ?? '',
    'Access-Control-Max-Age': String(MAX_AGE_S),
    'Content-Type': 'text/html; charset=UTF-8',
    Vary: 'Access-Control-Request-Method, Access-Control-Request-Headers',
  };
}

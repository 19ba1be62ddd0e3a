import type { RecordedRequest } from './recorded-request.js';

/** Fifteen days. */
const MAX_AGE_S = 1_296_000;

/** Every answer of the API may be read from anywhere (docs/api/README.md#cors). */
export const OPEN_TO_ALL = { 'Access-Control-Allow-Origin': '*' } as const;

/** A preflight is allowed whatever it asks for. */
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

import type { HttpRequest } from '../../src/adapters/http/client/http-client.js';
import type { Recording } from './recordings.js';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** The request of a recording, for the HTTP client to send again. */
export function requestOf({ request: { method, path, body } }: Recording): HttpRequest {
  const known = METHODS.find((one) => one === method);
  if (!known) throw new Error(`No script sends the method ${method}`);
  return { method: known, path, ...(isRecord(body) && { body: Object.fromEntries(Object.entries(body)) }) };
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

import type { RecordedRequest } from './recorded-request.js';

/** The token of the `Authorization` header. */
export function bearerOf(request: RecordedRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The token from any place where the server accepts it: header, query, body, cookie (docs/api/README.md#tokens). */
export function tokenOf(request: RecordedRequest): string | undefined {
  return bearerOf(request) ?? request.query.token ?? fieldOf(request.body, 'token') ?? cookieOf(request);
}

function fieldOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.fromEntries(Object.entries(body))[name];
  return typeof value === 'string' ? value : undefined;
}

function cookieOf(request: RecordedRequest): string | undefined {
  return /(?:^|;\s*)token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
}

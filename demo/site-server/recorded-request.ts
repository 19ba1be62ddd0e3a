import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

import type { ImageFile } from '../../src/domain/member/avatar.js';

/** A request as it arrived, recorded for tests. */
export interface RecordedRequest {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON or form; `undefined` when there was neither. */
  readonly body: unknown;
}

/** Reads a request to its end. */
export async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const { pathname, searchParams } = new URL(`http://localhost${request.url ?? '/'}`);
  return {
    method: request.method ?? 'GET',
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: await bodyOf(await buffer(request), request.headers['content-type'] ?? ''),
  };
}

function bodyOf(bytes: Buffer<ArrayBuffer>, type: string): unknown {
  return type.startsWith('multipart/form-data') ? readForm(bytes, type) : parseBody(bytes.toString(), type);
}

/**
 * The server accepts form-encoded bodies as well as JSON (docs/api/README.md#requests). Other bodies count as empty.
 */
function parseBody(text: string, type: string): unknown {
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of a multipart form, by name; `undefined` when it is malformed. */
async function readForm(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Readonly<Record<string, string | ImageFile>> | undefined> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    const fields = Array.from(form, async ([name, value]) => [name, await fieldOf(value)] as const);
    return Object.fromEntries(await Promise.all(fields));
  } catch {
    return undefined;
  }
}

async function fieldOf(value: FormDataEntryValue): Promise<string | ImageFile> {
  if (typeof value === 'string') return value;
  return { name: value.name, mediaType: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
}

/** The token of the `Authorization` header. */
export function bearerOf(request: RecordedRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** The token from any place where the server accepts it: header, query, body, cookie (docs/api/README.md#tokens). */
export function tokenOf(request: RecordedRequest): string | undefined {
  return bearerOf(request) ?? request.query.token ?? textOf(request.body, 'token') ?? cookieOf(request);
}

function textOf(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.fromEntries(Object.entries(body))[name];
  return typeof value === 'string' ? value : undefined;
}

function cookieOf(request: RecordedRequest): string | undefined {
  return /(?:^|;\s*)token=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/**
 * The address of the visitor, for the rate limit (docs/api/README.md#rate-limit). `X-Forwarded-For` is used only if the
 * peer is a trusted proxy. Each proxy appends its peer, so the last address that is not a trusted proxy is the visitor.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[] = [],
): string {
  if (!trustedProxies.includes(peer)) return peer;
  const named = (forwardedFor ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return named.findLast((address) => !trustedProxies.includes(address)) ?? named[0] ?? peer;
}

import type { EnvelopeCode } from '../../../src/adapters/memory/server/refusal.js';
import type { ImageFile } from '../../../src/domain/member/avatar.js';
import type { PageRequest } from '../../../src/domain/kernel/paging.js';

/** The text of a response (docs/api/README.md#envelope). */
export function envelope(code: EnvelopeCode, message: string, data: unknown): string {
  return phpJson({ code, message, data });
}

/** JSON as PHP writes it: non-ASCII characters and slashes are escaped. */
export function phpJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The `data` of a response that returns nothing: an empty PHP map. */
export const NOTHING: readonly never[] = [];

const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** UTC with microseconds: `2024-11-05T02:00:00.000000Z` (docs/api/README.md#dates, ISO). */
export function isoDate(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000Z');
}

/** China local time without a zone mark: `2024-11-05 10:00:00` (docs/api/README.md#dates, LOCAL). */
export function localDate(ms: number): string {
  return new Date(ms + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The creation time of everything that the owner wrote. */
export const WRITTEN_AT = isoDate(Date.UTC(2024, 10, 5, 2));

/** `0/1` (docs/api/README.md#notation). */
export function flag(on: boolean): 0 | 1 {
  return on ? 1 : 0;
}

/**
 * A PHP map as JSON: a list when its keys run from 0, in order; `[]` when it is empty
 * (docs/api/README.md#php-maps-and-lists).
 */
export function phpMap(entries: readonly (readonly [key: number, value: unknown])[]): unknown {
  const runs = entries.every(([key], index) => key === index);
  return runs ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

/** Returns the absolute address of an image on this server; other addresses are returned unchanged. */
export function imageAddress(image: string, serverUrl: string): string {
  return image.startsWith('/') ? serverUrl + image : image;
}

/** Fields that the server does not trim (docs/api/README.md#requests). */
const UNTRIMMED: ReadonlySet<string> = new Set(['password', 'password_confirmation']);

/**
 * The value of a text or number field in the request body, as text; empty for a missing or other value
 * (docs/api/README.md#requests).
 */
export function textField(body: unknown, field: string): string {
  const value = valueOf(body, field);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return '';
  return UNTRIMMED.has(field) ? value : value.trim();
}

/** An SMS code keeps its type, because a number never matches (docs/api/signing-in.md#sms-codes). */
export function smsCodeField(body: unknown): string | number {
  const value = valueOf(body, 'mobile_code');
  return typeof value === 'number' ? value : textField(body, 'mobile_code');
}

/** The mobile and the SMS code of a request body. */
export function proofFields(body: unknown) {
  return { mobile: textField(body, 'mobile'), smsCode: smsCodeField(body) };
}

function valueOf(body: unknown, field: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.hasOwn(body, field) ? Object.fromEntries(Object.entries(body))[field] : undefined;
}

/** The file in a form field that `readRequest` has parsed; `undefined` when there is none. */
export function fileField(body: unknown, field: string): ImageFile | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.fromEntries(Object.entries(body))[field];
  return isFile(value) ? value : undefined;
}

function isFile(value: unknown): value is ImageFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

type Query = Readonly<Record<string, string>>;

/**
 * The requested page. Most v2 calls name the page length `page_size`, the others `size` (docs/api/README.md#paging).
 */
export function requestedPage(query: Query, sizeName: 'page_size' | 'size', defaultSize: number): PageRequest {
  return { page: countOf(query['page']) ?? 1, size: countOf(query[sizeName]) ?? defaultSize };
}

function countOf(text = ''): number | undefined {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;
}

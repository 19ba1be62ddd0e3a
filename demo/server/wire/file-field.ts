import type { ImageFile } from '../../../src/domain/member/avatar.js';

/** The file in a form field that `readForm` has parsed; `undefined` when there is none. */
export function fileField(body: unknown, field: string): ImageFile | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.fromEntries(Object.entries(body))[field];
  return isFile(value) ? value : undefined;
}

function isFile(value: unknown): value is ImageFile {
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
}

import type { EnvelopeCode } from '../../../src/adapters/memory/server/refusal.js';

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

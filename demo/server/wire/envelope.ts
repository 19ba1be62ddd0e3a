import type { EnvelopeCode } from '../../../src/adapters/memory/server/refusal.js';

/** The text of an answer (docs/api/README.md#envelope). */
export function envelope(code: EnvelopeCode, message: string, data: unknown): string {
  return phpJson({ code, message, data });
}

/** JSON as PHP writes it: everything but ASCII escaped, and slashes too. */
export function phpJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** What stands in `data` when there is nothing to return: an empty PHP map. */
export const NOTHING: readonly never[] = [];

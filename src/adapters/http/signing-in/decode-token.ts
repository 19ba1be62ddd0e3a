import { asRecord, nonEmptyText, required } from '../client/json-readers.js';

/** The token of a session that has just been opened (API 2.3, 2.4, 2.11, 2.13). */
export function decodeToken(data: unknown): string {
  return required(nonEmptyText(asRecord(data)?.['token']), 'token');
}

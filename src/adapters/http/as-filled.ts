import { asRecord, type WireRecord } from './wire.js';

/** A map with something in it: where a record is gone, or never was, the server sends `[]` (API 5). */
export function asFilled(value: unknown): WireRecord | undefined {
  const record = asRecord(value);
  return record && Object.keys(record).length > 0 ? record : undefined;
}

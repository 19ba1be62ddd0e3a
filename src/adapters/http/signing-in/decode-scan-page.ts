import type { ScanCodeStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';

/**
 * What the server gives a page, counted from its arrival. `expire` says the same by the server's clock, which a client
 * whose own clock is wrong cannot read (decision 0010).
 */
const PAGE_LIFE_MS = 300_000;

/** What is to be drawn as a QR code, from a server of the second generation (API 2.14). */
export function decodeScanPage(data: unknown): ScanTicket {
  const page = asRecord(data);
  return {
    code: required(nonEmptyText(page?.['key']), 'scan.key'),
    qr: { kind: 'content', text: required(nonEmptyText(page?.['url']), 'scan.url') },
    lifeMs: PAGE_LIFE_MS,
  };
}

/** What became of it. "Not yet" is the text `"0"`, or nothing at all. */
export function decodeScanPageStatus(data: unknown): ScanCodeStatus {
  const loginCode = nonEmptyText(asRecord(data)?.['code']);
  return loginCode === undefined || loginCode === '0' ? { kind: 'waiting' } : { kind: 'login-code', loginCode };
}

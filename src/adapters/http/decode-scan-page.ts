import type { ScanCodeStatus, ScanTicket } from '../../domain/scan-login/scan-status.js';
import { asRecord, asWords, required } from './wire.js';

/**
 * What the server gives a page, counted from its arrival. `expire` says the same by the server's clock, which a client
 * whose own clock is wrong cannot read (decision 0010).
 */
const LIFE_MS = 300_000;

/** What is to be drawn as a QR code, from a server of the second generation (API 2.14). */
export function decodeScanPage(data: unknown): ScanTicket {
  const page = asRecord(data);
  return {
    code: required(asWords(page?.['key']), 'scan.key'),
    qr: { kind: 'content', text: required(asWords(page?.['url']), 'scan.url') },
    lifeMs: LIFE_MS,
  };
}

/** What became of it. "Not yet" is the text `"0"`, or nothing at all. */
export function decodeScanPageStatus(data: unknown): ScanCodeStatus {
  const loginCode = asWords(asRecord(data)?.['code']);
  return loginCode === undefined || loginCode === '0' ? { kind: 'waiting' } : { kind: 'login-code', loginCode };
}

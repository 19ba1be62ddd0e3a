import type { ScanStatus } from '../../../domain/signing-in/scan-status.js';
import { decodeToken } from './decode-token.js';
import { asFlag, asRecord, nonEmptyText, required } from '../client/json-readers.js';

/**
 * What became of the ticket `scanCode` (spec §4; API 2.12). `success` is 1, or else 0 or −1, and only `action` tells
 * somebody who is to give a mobile from nobody yet.
 */
export function decodeScanStatus(data: unknown, scanCode: string): ScanStatus {
  const answer = asRecord(data);
  const succeeded = required(asFlag(answer?.['success']), 'scan.success');
  if (succeeded) return { kind: 'signed-in', token: decodeToken(answer) };
  if (answer?.['action'] !== 'bind_mobile') return { kind: 'waiting' };
  return { kind: 'bind-mobile', code: nonEmptyText(answer['code']) ?? scanCode };
}

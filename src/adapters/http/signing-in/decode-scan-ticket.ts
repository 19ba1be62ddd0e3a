import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { asDataImage } from '../client/json-readers.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';

/** The server does not say how long a ticket lives, nor later that it is over (API 2.12). */
const TICKET_LIFE_MS = 3_600_000;

/** The QR code that a server of the first generation has drawn (API 2.12). */
export function decodeScanTicket(data: unknown): ScanTicket {
  const ticket = asRecord(data);
  return {
    code: required(nonEmptyText(ticket?.['code']), 'scan.code'),
    qr: { kind: 'image', src: required(asDataImage(ticket?.['image']), 'scan.image') },
    lifeMs: TICKET_LIFE_MS,
  };
}

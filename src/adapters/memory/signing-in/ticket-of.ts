import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { type DrawnTicket, SCAN_LIFE_MS } from '../engine/signing-in/wechat-scans.js';

/** How the domain sees a ticket that the site has drawn. */
export function ticketOf({ code, image }: DrawnTicket): ScanTicket {
  return { code, qr: { kind: 'image', src: image }, lifeMs: SCAN_LIFE_MS };
}

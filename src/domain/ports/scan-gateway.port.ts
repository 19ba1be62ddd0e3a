import type { Observable } from 'rxjs';

import type { ScanStatus, ScanTicket } from '../scan-login/scan-status.js';

/**
 * Draws a QR ticket and knows what became of it (API 2.12, 2.14).
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during
 * subscribe(). It fails only with an `AppError`.
 */
export interface ScanGateway {
  /** A new ticket for every subscription. */
  open(): Observable<ScanTicket>;
  status(code: string): Observable<ScanStatus>;
}

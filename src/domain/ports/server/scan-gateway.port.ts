import type { Observable } from 'rxjs';

import type { ScanStatus, ScanTicket } from '../../signing-in/scan-status.js';
import type { Invited, ProvenMobile } from './sign-in-gateway.port.js';
import { token } from '../../kernel/token.js';

/**
 * Draws a QR ticket, knows what became of it, and gives a mobile to a newcomer who came by it (API 2.12–2.14).
 *
 * Every call is cold: one request per subscription, abandoned on unsubscribe, answered later, never during
 * subscribe(). It fails only with an `AppError`.
 */
export interface ScanGateway {
  /** A new ticket for every subscription. */
  open(): Observable<ScanTicket>;
  status(code: string): Observable<ScanStatus>;
  /** Emits the token of the newcomer's session once. `code` is the one that asked for a mobile. */
  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string>;
}

export const SCAN_GATEWAY = token<ScanGateway>('ScanGateway');

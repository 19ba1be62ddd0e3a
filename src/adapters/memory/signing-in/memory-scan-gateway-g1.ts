import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { ticketOf } from './ticket-of.js';

/** The scan of the first generation: the site draws the code and hands out the token (API 2.12, 2.13). */
export class MemoryScanGatewayG1 implements ScanGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  open(): Observable<ScanTicket> {
    return this.network.ask('scanOpen', () => ticketOf(this.site.scans.open()));
  }

  status(code: string): Observable<ScanStatus> {
    return this.network.ask('scanStatus', () => this.site.socialSignIns.scanned(code));
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    return this.network.ask('bindAfterScan', () => this.site.socialSignIns.bindAfterScan(binding));
  }
}

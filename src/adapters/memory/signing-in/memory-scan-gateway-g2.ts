import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryScanPage } from './memory-scan-page.js';

/** The scan of the second generation: the site says what to draw and hands out a login code (API 2.14, 2.11). */
export class MemoryScanGatewayG2 implements ScanGateway {
  private readonly page: MemoryScanPage;

  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {
    this.page = new MemoryScanPage(site, network, 'login');
  }

  open(): Observable<ScanTicket> {
    return this.page.open();
  }

  status(key: string): Observable<ScanStatus> {
    return this.page.status(key);
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    return this.network.ask('bindAfterCodeLogin', () => this.site.socialSignIns.bindAfterCodeLogin(binding));
  }
}

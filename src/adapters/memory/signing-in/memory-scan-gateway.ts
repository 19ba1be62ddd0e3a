import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { askByGeneration, type ByGeneration } from '../network/ask-by-generation.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryScanGatewayG1 } from './memory-scan-gateway-g1.js';
import { MemoryScanGatewayG2 } from './memory-scan-gateway-g2.js';

/** The scan before a pretend site of either generation. */
export class MemoryScanGateway implements ScanGateway {
  private readonly adapters: ByGeneration<ScanGateway>;

  constructor(
    private readonly site: CourseSite,
    network: MemoryNetwork,
  ) {
    this.adapters = { 1: new MemoryScanGatewayG1(site, network), 2: new MemoryScanGatewayG2(site, network) };
  }

  open(): Observable<ScanTicket> {
    return askByGeneration(this.site, this.adapters, (scans) => scans.open());
  }

  status(code: string): Observable<ScanStatus> {
    return askByGeneration(this.site, this.adapters, (scans) => scans.status(code));
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    return askByGeneration(this.site, this.adapters, (scans) => scans.bindMobile(binding));
  }
}

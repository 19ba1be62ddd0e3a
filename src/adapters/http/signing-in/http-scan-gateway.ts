import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { ByGeneration, Generations } from '../client/generations.js';

/** The scan before a server of either generation. */
export class HttpScanGateway implements ScanGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<ScanGateway>,
  ) {}

  open(): Observable<ScanTicket> {
    return this.ask((scans) => scans.open());
  }

  status(code: string): Observable<ScanStatus> {
    return this.ask((scans) => scans.status(code));
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    return this.ask((scans) => scans.bindMobile(binding));
  }

  private ask<T>(question: (scans: ScanGateway) => Observable<T>): Observable<T> {
    return this.generations.ask('wechatScan', this.adapters, question);
  }
}

import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../domain/ports/scan-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../domain/scan-login/scan-status.js';
import type { CourseSite } from './engine/course-site.js';
import { SCAN_LIFE_MS } from './engine/wechat-scans.js';
import type { MemoryNetwork } from './memory-network.js';

export class MemoryScanGateway implements ScanGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  open(): Observable<ScanTicket> {
    return this.network.ask('scanOpen', () => {
      const { code, image } = this.site.scans.open();
      return { code, qr: { kind: 'image', src: image }, lifeMs: SCAN_LIFE_MS };
    });
  }

  status(code: string): Observable<ScanStatus> {
    return this.network.ask('scanStatus', () => this.site.socialSignIns.scanned(code));
  }
}

import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../domain/ports/scan-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../domain/scan-login/scan-status.js';
import { decodeScanStatus } from './decode-scan-status.js';
import { decodeScanTicket } from './decode-scan-ticket.js';
import type { HttpClient } from './http-client.js';

/** As a server of the first generation has it (API 2.12); one of the second answers `no-route`. */
export class HttpScanGateway implements ScanGateway {
  constructor(private readonly http: HttpClient) {}

  open(): Observable<ScanTicket> {
    return this.http.ask({ method: 'GET', path: '/api/v3/auth/login/wechat/scan' }, decodeScanTicket);
  }

  status(code: string): Observable<ScanStatus> {
    return this.http.ask({ method: 'GET', path: '/api/v3/auth/login/wechat/scan/query', query: { code } }, (data) =>
      decodeScanStatus(data, code),
    );
  }
}

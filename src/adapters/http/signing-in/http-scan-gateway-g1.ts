import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { decodeScanStatus } from './decode-scan-status.js';
import { decodeScanTicket } from './decode-scan-ticket.js';
import { decodeToken } from './decode-token.js';
import type { HttpClient } from '../client/http-client.js';
import { writeBinding } from './write-binding.js';

/** The scan as a server of the first generation has it: it draws the code and hands out the token (API 2.12, 2.13). */
export class HttpScanGatewayG1 implements ScanGateway {
  constructor(private readonly http: HttpClient) {}

  open(): Observable<ScanTicket> {
    return this.http.request({ method: 'GET', path: '/api/v3/auth/login/wechat/scan' }, decodeScanTicket);
  }

  status(code: string): Observable<ScanStatus> {
    return this.http.request({ method: 'GET', path: '/api/v3/auth/login/wechat/scan/query', query: { code } }, (data) =>
      decodeScanStatus(data, code),
    );
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    const path = '/api/v3/auth/register/withWechatScan';
    return this.http.request({ method: 'POST', path, body: writeBinding(binding) }, decodeToken);
  }
}

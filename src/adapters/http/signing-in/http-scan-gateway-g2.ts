import type { Observable } from 'rxjs';

import type { ScanGateway } from '../../../domain/ports/server/scan-gateway.port.js';
import type { Invited, ProvenMobile } from '../../../domain/ports/server/sign-in-gateway.port.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { decodeToken } from './decode-token.js';
import type { HttpClient } from '../client/http-client.js';
import { HttpScanPage } from './http-scan-page.js';
import { writeBinding } from './write-binding.js';

/** The scan as a server of the second generation has it: it says what to draw and hands out a login code (API 2.14, 2.11). */
export class HttpScanGatewayG2 implements ScanGateway {
  private readonly page: HttpScanPage;

  constructor(private readonly http: HttpClient) {
    this.page = new HttpScanPage(http, 'login');
  }

  open(): Observable<ScanTicket> {
    return this.page.open();
  }

  status(key: string): Observable<ScanStatus> {
    return this.page.status(key);
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    const path = '/api/v3/auth/register/withSocialite';
    return this.http.request({ method: 'POST', path, body: writeBinding(binding) }, decodeToken);
  }
}

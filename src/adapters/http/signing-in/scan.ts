import type { Observable } from 'rxjs';

import type { Invited, ProvenMobile, ScanGateway } from '../../../domain/ports/sign-in-gateway.js';
import type { ScanStatus, ScanTicket } from '../../../domain/signing-in/tickets.js';
import type { ByGeneration, Generations } from '../client/generations.js';
import type { HttpClient } from '../client/http-client.js';
import { asBoolean, asRecord, nonEmptyText, required } from '../client/json-readers.js';
import { writeBinding } from './proof.js';
import { decodeScanTicket, HttpScanPage } from './scan-tickets.js';
import { decodeToken } from './sign-in.js';

/**
 * The status of the ticket `scanCode` (docs/spec/signing-in.md#wechat-scan; docs/api/scan.md#poll-a-scan-generation-1).
 * `success` is 1, or else 0 or −1; `action` distinguishes a scan that needs a mobile from no scan yet.
 */
function decodeScanStatus(data: unknown, scanCode: string): ScanStatus {
  const answer = asRecord(data);
  const succeeded = required(asBoolean(answer?.['success']), 'scan.success');
  if (succeeded) return { kind: 'signed-in', token: decodeToken(answer) };
  if (answer?.['action'] !== 'bind_mobile') return { kind: 'waiting' };
  return { kind: 'bind-mobile', code: nonEmptyText(answer['code']) ?? scanCode };
}

/**
 * The scan on a server of the first generation: it draws the QR code and sends the token (docs/api/scan.md,
 * docs/api/scan.md#register-with-a-scan-generation-1).
 */
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

/**
 * The scan on a server of the second generation: it sends the content of the QR code and a login code
 * (docs/api/scan.md, docs/api/signing-in.md#register-with-a-social-account).
 */
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

/** The scan on a server of either generation. */
export class HttpScanGateway implements ScanGateway {
  constructor(
    private readonly generations: Generations,
    private readonly adapters: ByGeneration<ScanGateway>,
  ) {}

  open(): Observable<ScanTicket> {
    return this.request((scans) => scans.open());
  }

  status(code: string): Observable<ScanStatus> {
    return this.request((scans) => scans.status(code));
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    return this.request((scans) => scans.bindMobile(binding));
  }

  private request<T>(call: (scans: ScanGateway) => Observable<T>): Observable<T> {
    return this.generations.request('wechatScan', this.adapters, call);
  }
}

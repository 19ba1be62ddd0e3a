import { catchError, type Observable, of, throwError } from 'rxjs';

import type { ScanCodeStatus, ScanTicket } from '../../../domain/signing-in/tickets.js';
import { meansExpired } from '../../wire/scan.js';
import type { HttpClient } from '../client/http-client.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';
import { asDataImage } from '../client/page-readers.js';

/** The server sends neither the life of a ticket nor its end (docs/api/scan.md#open-a-scan-generation-1). */
const TICKET_LIFE_MS = 3_600_000;

/** The QR code as an image, from a server of the first generation (docs/api/scan.md#open-a-scan-generation-1). */
export function decodeScanTicket(data: unknown): ScanTicket {
  const ticket = asRecord(data);
  return {
    code: required(nonEmptyText(ticket?.['code']), 'scan.code'),
    qr: { kind: 'image', src: required(asDataImage(ticket?.['image']), 'scan.image') },
    lifeMs: TICKET_LIFE_MS,
  };
}

/**
 * How long the server accepts a page, counted from the answer. `expire` gives the same time by the server's clock,
 * which is useless to a device whose clock is wrong (docs/decisions/0010-both-generations.md).
 */
const PAGE_LIFE_MS = 300_000;

/** The content of the QR code, from a server of the second generation (docs/api/scan.md#open-a-scan-generation-2). */
function decodeScanPage(data: unknown): ScanTicket {
  const page = asRecord(data);
  return {
    code: required(nonEmptyText(page?.['key']), 'scan.key'),
    qr: { kind: 'content', text: required(nonEmptyText(page?.['url']), 'scan.url') },
    lifeMs: PAGE_LIFE_MS,
  };
}

/** The status of the scan. "Not yet" is the string `"0"`, or absent. */
function decodeScanPageStatus(data: unknown): ScanCodeStatus {
  const loginCode = nonEmptyText(asRecord(data)?.['code']);
  return loginCode === undefined || loginCode === '0' ? { kind: 'waiting' } : { kind: 'login-code', loginCode };
}

/**
 * The page that a phone opens for a WeChat login or for linking WeChat: the second generation
 * (docs/api/scan.md#open-a-scan-generation-2).
 */
export class HttpScanPage {
  constructor(
    private readonly http: HttpClient,
    private readonly action: 'login' | 'bind',
  ) {}

  open(): Observable<ScanTicket> {
    const body = { action: this.action };
    return this.http.request({ method: 'POST', path: '/api/v3/auth/login/wechat-scan/url', body }, decodeScanPage);
  }

  status(key: string): Observable<ScanCodeStatus> {
    const path = '/api/v3/auth/login/wechat-scan/query';
    return this.http
      .request({ method: 'GET', path, query: { key } }, decodeScanPageStatus)
      .pipe(
        catchError((thrown: unknown) =>
          meansExpired(thrown) ? of<ScanCodeStatus>({ kind: 'expired' }) : throwError(() => thrown),
        ),
      );
  }
}

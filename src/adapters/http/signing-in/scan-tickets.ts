import { catchError, type Observable, of, throwError } from 'rxjs';

import { type AppError, asAppError } from '../../../domain/errors/app-error.js';
import type { ScanCodeStatus, ScanTicket } from '../../../domain/signing-in/tickets.js';
import { BAD_PARAMETERS } from '../../wire/strings.js';
import type { HttpClient } from '../client/http-client.js';
import { asRecord, nonEmptyText, required } from '../client/json-readers.js';
import { asDataImage } from '../client/page-readers.js';

/** The server does not say how long a ticket lives, nor later that it is over (API 2.12). */
const TICKET_LIFE_MS = 3_600_000;

/** The QR code that a server of the first generation has drawn (API 2.12). */
export function decodeScanTicket(data: unknown): ScanTicket {
  const ticket = asRecord(data);
  return {
    code: required(nonEmptyText(ticket?.['code']), 'scan.code'),
    qr: { kind: 'image', src: required(asDataImage(ticket?.['image']), 'scan.image') },
    lifeMs: TICKET_LIFE_MS,
  };
}

/**
 * What the server gives a page, counted from its arrival. `expire` says the same by the server's clock, which a client
 * whose own clock is wrong cannot read (decision 0010).
 */
const PAGE_LIFE_MS = 300_000;

/** What is to be drawn as a QR code, from a server of the second generation (API 2.14). */
export function decodeScanPage(data: unknown): ScanTicket {
  const page = asRecord(data);
  return {
    code: required(nonEmptyText(page?.['key']), 'scan.key'),
    qr: { kind: 'content', text: required(nonEmptyText(page?.['url']), 'scan.url') },
    lifeMs: PAGE_LIFE_MS,
  };
}

/** What became of it. "Not yet" is the text `"0"`, or nothing at all. */
export function decodeScanPageStatus(data: unknown): ScanCodeStatus {
  const loginCode = nonEmptyText(asRecord(data)?.['code']);
  return loginCode === undefined || loginCode === '0' ? { kind: 'waiting' } : { kind: 'login-code', loginCode };
}

/** The page that a phone opens to come in by WeChat, or to link its account: the second generation (API 2.14). */
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
    return this.http.request({ method: 'GET', path, query: { key } }, decodeScanPageStatus).pipe(
      catchError((thrown: unknown) => {
        const error = asAppError(thrown);
        return isOver(error) ? of<ScanCodeStatus>({ kind: 'expired' }) : throwError(() => error);
      }),
    );
  }
}

/** The server knows no such key, or not any more. */
function isOver(error: AppError): boolean {
  return error.kind === 'refused' && error.message === BAD_PARAMETERS;
}

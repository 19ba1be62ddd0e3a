import { catchError, type Observable, of, throwError } from 'rxjs';

import { type AppError, asAppError } from '../../../domain/errors/app-error.js';
import { BAD_PARAMETERS } from '../../wire/server-words.js';
import type { ScanCodeStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { decodeScanPage, decodeScanPageStatus } from './decode-scan-page.js';
import type { HttpClient } from '../client/http-client.js';

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

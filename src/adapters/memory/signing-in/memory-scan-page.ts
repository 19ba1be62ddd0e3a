import { catchError, map, type Observable, of, throwError } from 'rxjs';

import { asAppError } from '../../../domain/errors/app-error.js';
import { BAD_PARAMETERS } from '../../wire/server-words.js';
import type { ScanCodeStatus, ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { CourseSite } from '../engine/course-site.js';
import { KEY_LIFE_MS, PENDING } from '../engine/signing-in/wechat-scan-keys.js';
import type { MemoryNetwork } from '../network/memory-network.js';

/** There is no API host, and no phone: what becomes of the code is decided by a control. */
const SOME_HOST = 'https://api.example.com';

/** The page that a phone would open to come in by WeChat, or to link its account (API 2.14). */
export class MemoryScanPage {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
    private readonly action: 'login' | 'bind',
  ) {}

  open(): Observable<ScanTicket> {
    return this.network.ask('scanOpen', () => {
      const { key, url } = this.site.scanKeys.open(this.action, SOME_HOST);
      return { code: key, qr: { kind: 'content', text: url }, lifeMs: KEY_LIFE_MS };
    });
  }

  status(key: string): Observable<ScanCodeStatus> {
    return this.network
      .ask('scanStatus', () => this.site.scanKeys.codeOf(key))
      .pipe(
        map((code): ScanCodeStatus =>
          code === PENDING ? { kind: 'waiting' } : { kind: 'login-code', loginCode: code },
        ),
        catchError((thrown: unknown) => {
          const error = asAppError(thrown);
          // The site knows no such key, or not any more.
          const over = error.kind === 'refused' && error.message === BAD_PARAMETERS;
          return over ? of<ScanCodeStatus>({ kind: 'expired' }) : throwError(() => error);
        }),
      );
  }
}

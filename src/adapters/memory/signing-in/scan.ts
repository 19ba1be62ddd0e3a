import { catchError, map, type Observable, of, throwError } from 'rxjs';

import type { Invited, ProvenMobile, ScanGateway } from '../../../domain/ports/sign-in-gateway.js';
import type { ScanCodeStatus, ScanStatus, ScanTicket } from '../../../domain/signing-in/tickets.js';
import { meansExpired } from '../../wire/scan.js';
import { MemoryGateway, type MemoryNetwork } from '../client/network.js';
import type { CourseSite } from '../server/course-site.js';
import { type TicketWithImage, KEY_LIFE_MS, PENDING, SCAN_LIFE_MS } from '../server/signing-in/wechat-scans.js';

/** Converts a ticket whose image the server has drawn. */
export function ticketOf({ code, image }: TicketWithImage): ScanTicket {
  return { code, qr: { kind: 'image', src: image }, lifeMs: SCAN_LIFE_MS };
}

/** There is no API host and no phone: a control decides the result of a scan. */
const PLACEHOLDER_HOST = 'https://api.example.com';

/**
 * The page that a phone opens to log in with WeChat or to link its account (docs/api/scan.md#open-a-scan-generation-2).
 */
export class MemoryScanPage {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
    private readonly action: 'login' | 'bind',
  ) {}

  open(): Observable<ScanTicket> {
    return this.network.request('scanOpen', () => {
      const { key, url } = this.site.scanKeys.open(this.action, PLACEHOLDER_HOST);
      return { code: key, qr: { kind: 'content', text: url }, lifeMs: KEY_LIFE_MS };
    });
  }

  status(key: string): Observable<ScanCodeStatus> {
    return this.network
      .request('scanStatus', () => this.site.scanKeys.codeOf(key))
      .pipe(
        map((code): ScanCodeStatus =>
          code === PENDING ? { kind: 'waiting' } : { kind: 'login-code', loginCode: code },
        ),
        catchError((thrown: unknown) =>
          meansExpired(thrown) ? of<ScanCodeStatus>({ kind: 'expired' }) : throwError(() => thrown),
        ),
      );
  }
}

/**
 * Scans of a server of either generation. Generation 1 draws the code and returns the token (docs/api/scan.md,
 * docs/api/scan.md#register-with-a-scan-generation-1); generation 2 returns the text of the code and then a login code
 * (docs/api/scan.md, docs/api/signing-in.md#register-with-a-social-account).
 */
export class MemoryScanGateway extends MemoryGateway implements ScanGateway {
  private readonly page = new MemoryScanPage(this.site, this.network, 'login');

  open(): Observable<ScanTicket> {
    return this.byGeneration(
      () => this.network.request('scanOpen', () => ticketOf(this.site.scans.open())),
      () => this.page.open(),
    );
  }

  status(code: string): Observable<ScanStatus> {
    return this.byGeneration<ScanStatus>(
      () => this.network.request('scanStatus', () => this.site.socialSignIns.scanned(code)),
      () => this.page.status(code),
    );
  }

  bindMobile(binding: ProvenMobile & Invited & { readonly code: string }): Observable<string> {
    const { socialSignIns } = this.site;
    return this.byGeneration(
      () => this.network.request('bindAfterScan', () => socialSignIns.bindAfterScan(binding)),
      () => this.network.request('bindAfterCodeLogin', () => socialSignIns.bindAfterCodeLogin(binding)),
    );
  }
}

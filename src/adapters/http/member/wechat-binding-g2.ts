import { concat, type Observable, of, switchMap } from 'rxjs';

import type { WechatBindStatus } from '../../../domain/member/social-account.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { HttpClient } from '../client/http-client.js';
import { HttpScanPage } from '../signing-in/http-scan-page.js';
import { bindWithCode, type WechatBinding } from './wechat-binding.js';

/** The second generation hands out a login code, and with that the account is linked. */
export class WechatBindingG2 implements WechatBinding {
  private readonly page: HttpScanPage;

  constructor(private readonly http: HttpClient) {
    this.page = new HttpScanPage(http, 'bind');
  }

  start(): Observable<ScanTicket> {
    return this.page.open();
  }

  status(key: string): Observable<WechatBindStatus> {
    return this.page
      .status(key)
      .pipe(
        switchMap((status) =>
          status.kind === 'login-code'
            ? concat(bindWithCode(this.http, status.loginCode), of<WechatBindStatus>('linked'))
            : of<WechatBindStatus>(status.kind),
        ),
      );
  }
}

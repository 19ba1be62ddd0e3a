import { map, type Observable } from 'rxjs';

import type { WechatBindStatus } from '../../../domain/member/social-account.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { askLinkedAccounts } from './ask-linked-accounts.js';
import { decodeScanTicket } from '../signing-in/decode-scan-ticket.js';
import type { HttpClient } from '../client/http-client.js';
import type { WechatBinding } from './wechat-binding.js';

/** The first generation links by itself; that it did shows in the member alone. */
export class WechatBindingG1 implements WechatBinding {
  constructor(private readonly http: HttpClient) {}

  start(): Observable<ScanTicket> {
    return this.http.request({ method: 'GET', path: '/api/v3/member/wechatScanBind' }, decodeScanTicket);
  }

  status(): Observable<WechatBindStatus> {
    return askLinkedAccounts(this.http).pipe(map(({ wechat }) => (wechat ? 'linked' : 'waiting')));
  }
}

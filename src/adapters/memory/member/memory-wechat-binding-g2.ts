import { concat, type Observable, of, switchMap } from 'rxjs';

import type { WechatBindStatus } from '../../../domain/member/social-account.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { bindWithCode } from './bind-with-code.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryScanPage } from '../signing-in/memory-scan-page.js';
import type { WechatBinding } from './wechat-binding.js';

/** The second generation hands out a login code, and with that the account is linked. */
export class MemoryWechatBindingG2 implements WechatBinding {
  private readonly page: MemoryScanPage;

  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {
    this.page = new MemoryScanPage(site, network, 'bind');
  }

  startWechatBind(): Observable<ScanTicket> {
    return this.page.open();
  }

  wechatBind(key: string): Observable<WechatBindStatus> {
    return this.page
      .status(key)
      .pipe(
        switchMap((status) =>
          status.kind === 'login-code'
            ? concat(bindWithCode(this.site, this.network, status.loginCode), of<WechatBindStatus>('linked'))
            : of<WechatBindStatus>(status.kind),
        ),
      );
  }
}

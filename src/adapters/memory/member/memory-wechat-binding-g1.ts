import { map, type Observable } from 'rxjs';

import type { WechatBindStatus } from '../../../domain/member/social-account.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';

import { ticketOf } from '../signing-in/ticket-of.js';
import type { WechatBinding } from './wechat-binding.js';

/** The first generation links by itself; that it did shows in the member alone. */
export class MemoryWechatBindingG1 implements WechatBinding {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  startWechatBind(): Observable<ScanTicket> {
    return this.network.ask('wechatBind', (token) => ticketOf(this.site.pages.linkedAccounts.startWechatBind(token)));
  }

  wechatBind(): Observable<WechatBindStatus> {
    return this.network
      .ask('member', (token) => this.site.members.detail(token))
      .pipe(map(({ wechatBound }) => (wechatBound ? 'linked' : 'waiting')));
  }
}

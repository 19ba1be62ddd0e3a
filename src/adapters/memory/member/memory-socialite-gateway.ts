import { ignoreElements, map, type Observable } from 'rxjs';

import type { SocialiteGateway } from '../../../domain/ports/server/socialite-gateway.port.js';
import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../../domain/member/social-account.js';
import type { QqReturn } from '../../../domain/signing-in/qq-return.js';
import { qqAddress } from '../../wire/qq-address.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { askByGeneration, type ByGeneration } from '../network/ask-by-generation.js';
import { bindWithCode } from './bind-with-code.js';
import type { CourseSite } from '../engine/course-site.js';
import type { MemoryNetwork } from '../network/memory-network.js';
import { MemoryWechatBindingG1 } from './memory-wechat-binding-g1.js';
import { MemoryWechatBindingG2 } from './memory-wechat-binding-g2.js';
import type { WechatBinding } from './wechat-binding.js';

/** Social accounts before a pretend site of either generation; they differ in how WeChat is linked. */
export class MemorySocialiteGateway implements SocialiteGateway {
  private readonly wechat: ByGeneration<WechatBinding>;

  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {
    this.wechat = { 1: new MemoryWechatBindingG1(site, network), 2: new MemoryWechatBindingG2(site, network) };
  }

  qqAddress(back: QqReturn): string {
    return qqAddress('', back, 'bind');
  }

  bind(loginCode: string): Observable<never> {
    return bindWithCode(this.site, this.network, loginCode);
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.network
      .ask('unlinkSocial', (token) => {
        this.site.pages.linkedAccounts.unbind(token, account);
      })
      .pipe(ignoreElements());
  }

  startWechatBind(): Observable<ScanTicket> {
    return askByGeneration(this.site, this.wechat, (binding) => binding.startWechatBind());
  }

  wechatBind(code: string): Observable<WechatBindStatus> {
    return askByGeneration(this.site, this.wechat, (binding) => binding.wechatBind(code));
  }

  linked(): Observable<LinkedAccounts> {
    return this.network
      .ask('member', (token) => this.site.members.detail(token))
      .pipe(map((user) => ({ qq: user.qqBound, wechat: user.wechatBound })));
  }
}

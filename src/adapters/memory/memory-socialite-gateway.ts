import { ignoreElements, map, type Observable } from 'rxjs';

import type { SocialiteGateway } from '../../domain/ports/socialite-gateway.port.js';
import type { LinkedAccounts, SocialAccount } from '../../domain/profile/social-account.js';
import type { ScanPicture } from '../../domain/scan-login/scan-status.js';
import type { CourseSite } from './engine/course-site.js';
import type { MemoryNetwork } from './memory-network.js';

export class MemorySocialiteGateway implements SocialiteGateway {
  constructor(
    private readonly site: CourseSite,
    private readonly network: MemoryNetwork,
  ) {}

  bind(loginCode: string): Observable<never> {
    return this.network
      .ask('linkSocial', (token) => {
        this.site.pages.linkedAccounts.bind(token, loginCode);
      })
      .pipe(ignoreElements());
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.network
      .ask('unlinkSocial', (token) => {
        this.site.pages.linkedAccounts.unbind(token, account);
      })
      .pipe(ignoreElements());
  }

  startWechatBind(): Observable<ScanPicture> {
    return this.network
      .ask('wechatBind', (token) => this.site.pages.linkedAccounts.startWechatBind(token))
      .pipe(map(({ image }) => ({ kind: 'image', src: image })));
  }

  linked(): Observable<LinkedAccounts> {
    return this.network
      .ask('member', (token) => this.site.members.detail(token))
      .pipe(map((user) => ({ qq: user.qqBound, wechat: user.wechatBound })));
  }
}

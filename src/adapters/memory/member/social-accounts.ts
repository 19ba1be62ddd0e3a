import { concat, map, type Observable, of, switchMap } from 'rxjs';

import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../../domain/session/login-user.js';
import type { SocialAccountsGateway } from '../../../domain/ports/profile-gateway.js';
import type { SocialReturn } from '../../../domain/signing-in/after-sign-in.js';
import type { ScanTicket } from '../../../domain/signing-in/tickets.js';
import { socialAddress } from '../../wire/social-address.js';
import { MemoryGateway } from '../client/network.js';
import { MemoryScanPage, ticketOf } from '../signing-in/scan.js';

/**
 * Social accounts on a server of either generation. The generations differ in how WeChat is linked
 * (docs/api/member.md#link-a-social-account).
 */
export class MemorySocialAccountsGateway extends MemoryGateway implements SocialAccountsGateway {
  private readonly page = new MemoryScanPage(this.site, this.network, 'bind');

  socialAddress(account: SocialAccount, back: SocialReturn): string {
    return socialAddress({ server: '', account, ...back, action: 'bind' });
  }

  bind(loginCode: string): Observable<never> {
    return this.network.send('linkSocial', (token) => {
      this.site.pages.linkedAccounts.bind(token, loginCode);
    });
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.network.send('unlinkSocial', (token) => {
      this.site.pages.linkedAccounts.unbind(token, account);
    });
  }

  startWechatBind(): Observable<ScanTicket> {
    return this.byGeneration(
      () =>
        this.network.request('wechatBind', (token) => ticketOf(this.site.pages.linkedAccounts.startWechatBind(token))),
      () => this.page.open(),
    );
  }

  /**
   * In generation 1 the scan itself links the account, which only the member data show. Generation 2 returns a login
   * code, and this method links the account with it.
   */
  wechatBind(code: string): Observable<WechatBindStatus> {
    return this.byGeneration<WechatBindStatus>(
      () => this.linked().pipe(map(({ wechat }) => (wechat ? 'linked' : 'waiting'))),
      () =>
        this.page
          .status(code)
          .pipe(
            switchMap((status) =>
              status.kind === 'login-code'
                ? concat(this.bind(status.loginCode), of<WechatBindStatus>('linked'))
                : of<WechatBindStatus>(status.kind),
            ),
          ),
    );
  }

  linked(): Observable<LinkedAccounts> {
    return this.network
      .request('member', (token) => this.site.members.detail(token))
      .pipe(map((user) => ({ qq: user.qqBound, wechat: user.wechatBound })));
  }
}

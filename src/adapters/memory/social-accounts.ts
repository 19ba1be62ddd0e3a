import { concat, map, type Observable, of, switchMap } from 'rxjs';

import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../domain/session/login-user.js';
import type { SocialiteGateway } from '../../domain/ports/server/profile-gateway.js';
import type { QqReturn } from '../../domain/signing-in/return-addresses.js';
import type { ScanTicket } from '../../domain/signing-in/tickets.js';
import { qqAddress } from '../wire/qq-address.js';
import { askByGeneration, type ByGeneration, MemoryGateway, type MemoryNetwork } from './network.js';
import { MemoryScanPage, ticketOf } from './scan.js';
import type { CourseSite } from './server/course-site.js';

/** The part of the port that the generations differ in (API 2.22). */
export type WechatBinding = Pick<SocialiteGateway, 'startWechatBind' | 'wechatBind'>;

/** Links the account that a login code stands for (API 2.22). Emits nothing. */
function bindWithCode(site: CourseSite, network: MemoryNetwork, loginCode: string): Observable<never> {
  return network.tell('linkSocial', (token) => {
    site.pages.linkedAccounts.bind(token, loginCode);
  });
}

/** The first generation links by itself; that it did shows in the member alone. */
class MemoryWechatBindingG1 extends MemoryGateway implements WechatBinding {
  startWechatBind(): Observable<ScanTicket> {
    return this.network.ask('wechatBind', (token) => ticketOf(this.site.pages.linkedAccounts.startWechatBind(token)));
  }

  wechatBind(): Observable<WechatBindStatus> {
    return this.network
      .ask('member', (token) => this.site.members.detail(token))
      .pipe(map(({ wechatBound }) => (wechatBound ? 'linked' : 'waiting')));
  }
}

/** The second generation hands out a login code, and with that the account is linked. */
class MemoryWechatBindingG2 extends MemoryGateway implements WechatBinding {
  private readonly page = new MemoryScanPage(this.site, this.network, 'bind');

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

/** Social accounts before a pretend site of either generation; they differ in how WeChat is linked. */
export class MemorySocialiteGateway extends MemoryGateway implements SocialiteGateway {
  private readonly wechat: ByGeneration<WechatBinding> = {
    1: new MemoryWechatBindingG1(this.site, this.network),
    2: new MemoryWechatBindingG2(this.site, this.network),
  };

  qqAddress(back: QqReturn): string {
    return qqAddress('', back, 'bind');
  }

  bind(loginCode: string): Observable<never> {
    return bindWithCode(this.site, this.network, loginCode);
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.network.tell('unlinkSocial', (token) => {
      this.site.pages.linkedAccounts.unbind(token, account);
    });
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

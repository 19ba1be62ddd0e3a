import { concat, map, type Observable, of, switchMap } from 'rxjs';

import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../../domain/session/login-user.js';
import type { SocialAccountsGateway } from '../../../domain/ports/profile-gateway.js';
import type { SocialReturn } from '../../../domain/signing-in/after-sign-in.js';
import type { ScanTicket } from '../../../domain/signing-in/tickets.js';
import { socialAddress } from '../../wire/social-address.js';
import type { ByGeneration, Generations } from '../client/generations.js';
import type { HttpClient } from '../client/http-client.js';
import { asBoolean, required, nonEmptyRecord } from '../client/json-readers.js';
import { decodeScanTicket, HttpScanPage } from '../signing-in/scan-tickets.js';

/** The member detail contains which accounts are linked (docs/api/session.md#member-detail). */
function fetchLinkedAccounts(http: HttpClient): Observable<LinkedAccounts> {
  return http.request({ method: 'GET', path: '/api/v2/member/detail' }, decodeLinked);
}

function decodeLinked(data: unknown): LinkedAccounts {
  const member = required(nonEmptyRecord(data), 'member');
  return { qq: asBoolean(member['is_bind_qq']) ?? false, wechat: asBoolean(member['is_bind_wechat']) ?? false };
}

/**
 * Linking WeChat by a scan: the part of `SocialAccountsGateway` that differs between the generations
 * (docs/api/member.md#link-a-social-account).
 */
export interface WechatBinding {
  start(): Observable<ScanTicket>;
  status(code: string): Observable<WechatBindStatus>;
}

/** Links the account of a login code. */
function bindWithCode(http: HttpClient, code: string): Observable<never> {
  return http.send({ method: 'POST', path: '/api/v3/member/socialite/bindWithCode', body: { code } });
}

/** A server of the first generation links the account itself; only the member detail shows the result. */
export class WechatBindingG1 implements WechatBinding {
  constructor(private readonly http: HttpClient) {}

  start(): Observable<ScanTicket> {
    return this.http.request({ method: 'GET', path: '/api/v3/member/wechatScanBind' }, decodeScanTicket);
  }

  status(): Observable<WechatBindStatus> {
    return fetchLinkedAccounts(this.http).pipe(map(({ wechat }) => (wechat ? 'linked' : 'waiting')));
  }
}

/** A server of the second generation sends a login code, which links the account. */
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

/** Social accounts on a server of either generation; only linking WeChat differs. */
export class HttpSocialAccountsGateway implements SocialAccountsGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly generations: Generations,
    private readonly wechat: ByGeneration<WechatBinding>,
  ) {}

  socialAddress(account: SocialAccount, back: SocialReturn): string {
    return socialAddress({ server: this.http.knownServer.address, account, ...back, action: 'bind' });
  }

  bind(loginCode: string): Observable<never> {
    return bindWithCode(this.http, loginCode);
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.http.send({ method: 'DELETE', path: '/api/v2/member/socialite/{account}', parts: { account } });
  }

  startWechatBind(): Observable<ScanTicket> {
    return this.generations.request('wechatScan', this.wechat, (binding) => binding.start());
  }

  wechatBind(code: string): Observable<WechatBindStatus> {
    return this.generations.request('wechatScan', this.wechat, (binding) => binding.status(code));
  }

  linked(): Observable<LinkedAccounts> {
    return fetchLinkedAccounts(this.http);
  }
}

import type { Observable } from 'rxjs';

import type { SocialiteGateway } from '../../../domain/ports/server/socialite-gateway.port.js';
import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../../domain/member/social-account.js';
import type { QqReturn } from '../../../domain/signing-in/qq-return.js';
import { qqAddress } from '../../wire/qq-address.js';
import type { ScanTicket } from '../../../domain/signing-in/scan-status.js';
import { askLinkedAccounts } from './ask-linked-accounts.js';
import type { ByGeneration, Generations } from '../client/generations.js';
import type { HttpClient } from '../client/http-client.js';
import { bindWithCode, type WechatBinding } from './wechat-binding.js';

/** Social accounts before a server of either generation; they differ in how WeChat is linked. */
export class HttpSocialiteGateway implements SocialiteGateway {
  constructor(
    private readonly http: HttpClient,
    private readonly generations: Generations,
    private readonly wechat: ByGeneration<WechatBinding>,
  ) {}

  qqAddress(back: QqReturn): string {
    return qqAddress(this.http.knownServer.address, back, 'bind');
  }

  bind(loginCode: string): Observable<never> {
    return bindWithCode(this.http, loginCode);
  }

  unbind(account: SocialAccount): Observable<never> {
    return this.http.send({ method: 'DELETE', path: '/api/v2/member/socialite/{account}', parts: { account } });
  }

  startWechatBind(): Observable<ScanTicket> {
    return this.generations.ask('wechatScan', this.wechat, (binding) => binding.start());
  }

  wechatBind(code: string): Observable<WechatBindStatus> {
    return this.generations.ask('wechatScan', this.wechat, (binding) => binding.status(code));
  }

  linked(): Observable<LinkedAccounts> {
    return askLinkedAccounts(this.http);
  }
}

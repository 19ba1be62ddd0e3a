import { defer, type Observable } from 'rxjs';

import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../src/domain/session/login-user.js';
import type { SocialiteGateway } from '../../src/domain/ports/server/profile-gateway.js';
import type { QqReturn } from '../../src/domain/signing-in/return-addresses.js';
import type { ScanTicket } from '../../src/domain/signing-in/tickets.js';
import { Question } from './question.js';

export class FakeSocialiteGateway implements SocialiteGateway {
  readonly bindings = new Question<never>();
  readonly unbindings = new Question<never>();
  readonly tickets = new Question<ScanTicket>();
  readonly statuses = new Question<WechatBindStatus>();
  readonly links = new Question<LinkedAccounts>();
  /** Codes that were to be bound, and accounts that were to be let go. */
  readonly asked: string[] = [];

  qqAddress({ returnTo, failTo }: QqReturn): string {
    return `https://qq.example/?bind=${returnTo}&else=${failTo}`;
  }

  bind(loginCode: string): Observable<never> {
    return defer(() => {
      this.asked.push(loginCode);
      return this.bindings.ask();
    });
  }

  unbind(account: SocialAccount): Observable<never> {
    return defer(() => {
      this.asked.push(account);
      return this.unbindings.ask();
    });
  }

  startWechatBind(): Observable<ScanTicket> {
    return this.tickets.ask();
  }

  wechatBind(): Observable<WechatBindStatus> {
    return this.statuses.ask();
  }

  linked(): Observable<LinkedAccounts> {
    return this.links.ask();
  }
}

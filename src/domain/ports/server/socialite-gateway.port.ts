import type { Observable } from 'rxjs';

import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../member/social-account.js';
import type { QqReturn } from '../../signing-in/qq-return.js';
import type { ScanTicket } from '../../signing-in/scan-status.js';
import { token } from '../../kernel/token.js';

/**
 * Links social accounts to a member and takes the links away (API 2.22).
 *
 * Every call that is a stream is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). It fails only with an `AppError`.
 */
export interface SocialiteGateway {
  /** Where to leave for, to link QQ. Immediate, asks nothing: the browser goes there itself (API 2.9). */
  qqAddress(back: QqReturn): string;
  /** With the code of a QQ round trip, or of a scan of the later generation. Emits nothing. */
  bind(loginCode: string): Observable<never>;
  /** Emits nothing, and succeeds although nothing was linked. */
  unbind(account: SocialAccount): Observable<never>;
  /** Emits what is to be scanned with WeChat. A new ticket for every subscription. */
  startWechatBind(): Observable<ScanTicket>;
  /** What became of it; the call that finds it scanned links the account. `code` is the ticket's. */
  wechatBind(code: string): Observable<WechatBindStatus>;
  linked(): Observable<LinkedAccounts>;
}

export const SOCIALITE_GATEWAY = token<SocialiteGateway>('SocialiteGateway');

import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { PictureFile } from '../../member/avatar.js';
import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../../session/login-user.js';
import type { QqReturn } from '../../signing-in/return-addresses.js';
import type { ScanTicket } from '../../signing-in/tickets.js';
import type { ProvenMobile } from './sign-in-gateway.js';

/**
 * Changes what the site knows of a member (pages API 3.20).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, abandoned on
 * unsubscribe, answered later, never during subscribe(). All complete on success and emit nothing, but for
 * `proveMobile`. It fails only with an `AppError`; what the server says no to is `refused`, in its own words. Changes are
 * seen when the member is asked for anew.
 */
export interface ProfileGateway {
  /** A member may do this once. */
  changeNickname(name: string): Observable<never>;
  /** The mobile must be the member's own. */
  changePassword(change: ProvenMobile & { readonly password: string }): Observable<never>;
  changeAvatar(picture: PictureFile): Observable<never>;
  /** The first step to another mobile: proves the present one. Emits the proof, good for an hour. */
  proveMobile(proof: ProvenMobile): Observable<string>;
  /** The second step: the new mobile, and the proof of the old. */
  changeMobile(change: ProvenMobile & { readonly proof: string }): Observable<never>;
  /** Files a request: the account goes after seven days, unless the member signs in before. The session goes on. */
  requestDeletion(): Observable<never>;
}

export const PROFILE_GATEWAY = token<ProfileGateway>('ProfileGateway');

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

import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { ImageFile } from '../member/avatar.js';
import type { LinkedAccounts, SocialAccount, WechatBindStatus } from '../session/login-user.js';
import type { SocialReturn } from '../signing-in/after-sign-in.js';
import type { ScanTicket } from '../signing-in/tickets.js';
import type { ProvenMobile } from './sign-in-gateway.js';

/**
 * Changes the member's data (docs/api/member.md). Every call is cold: each subscription sends one request with the
 * token stored at that moment; unsubscribing cancels it. It completes on success and, except `proveMobile`, emits
 * nothing. It fails only with an `AppError`: `refused` has the server's message. Reload the member to see the change.
 */
export interface ProfileGateway {
  /** Possible once per member. */
  changeNickname(name: string): Observable<never>;
  /** `mobile` must be the member's own number. */
  changePassword(change: ProvenMobile & { readonly password: string }): Observable<never>;
  changeAvatar(image: ImageFile): Observable<never>;
  /** First step to another mobile number: verifies the current one. Emits a proof that is valid for an hour. */
  proveMobile(proof: ProvenMobile): Observable<string>;
  /** Second step: the new number, with the proof of the first step. */
  changeMobile(change: ProvenMobile & { readonly proof: string }): Observable<never>;
  /** Requests deletion of the account after seven days. Signing in again cancels it. The session continues. */
  requestDeletion(): Observable<never>;
}

export const PROFILE_GATEWAY = token<ProfileGateway>('ProfileGateway');

/**
 * Links and unlinks social accounts (docs/api/member.md#link-a-social-account). Every call that returns a stream is
 * cold: each subscription sends one request with the token stored at that moment; unsubscribing cancels it. Answers are
 * asynchronous; it fails only with an `AppError`.
 */
export interface SocialAccountsGateway {
  /**
   * The URL to which the browser leaves in order to link QQ or WeChat. Synchronous, without a request
   * (docs/api/signing-in.md#qq-login, docs/api/signing-in.md#wechat-login).
   */
  socialAddress(account: SocialAccount, back: SocialReturn): string;
  /** Links with the code of a redirect, or of a scan on a server of the second generation. Emits nothing. */
  bind(loginCode: string): Observable<never>;
  /** Emits nothing, and also succeeds when nothing was linked. */
  unbind(account: SocialAccount): Observable<never>;
  /** Emits the content of the QR code to scan with WeChat. Each subscription creates a new ticket. */
  startWechatBind(): Observable<ScanTicket>;
  /** The status of a ticket; `code` is the ticket's. The call that finds it scanned also links the account. */
  wechatBind(code: string): Observable<WechatBindStatus>;
  linked(): Observable<LinkedAccounts>;
}

export const SOCIAL_ACCOUNTS_GATEWAY = token<SocialAccountsGateway>('SocialAccountsGateway');

import type { Observable } from 'rxjs';

import { token } from '../../kernel/token.js';
import type { LoginUser } from '../../session/login-user.js';

/**
 * Opens and closes sessions on the server (API 2.8).
 *
 * Every call is cold: one request per subscription, sent with the token stored at that moment, answered
 * later, never during subscribe(). It emits nothing, completes on success and fails only with an `AppError`.
 */
export interface AccountGateway {
  /** Makes the stored token worthless on the server. Goes on although the page is being left. */
  signOut(): Observable<never>;
}

export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');

/**
 * Knows the member whose token is stored (API 2.15, 2.16).
 *
 * Every call is cold: one question per subscription, asked with the token stored at that moment, abandoned
 * on unsubscribe, answered later, never during subscribe(). It emits once and completes, and fails only
 * with an `AppError`; without a valid token that is `unauthorized`.
 */
export interface MemberGateway {
  detail(): Observable<LoginUser>;
  unreadCount(): Observable<number>;
}

export const MEMBER_GATEWAY = token<MemberGateway>('MemberGateway');

/** Hears, whatever was asked and whoever asked it, that the server takes the token of the session no more (API 1.2). */
export interface TokenRefusals {
  /**
   * Speaks before the question that was refused fails, and only while the token it was asked with is still the
   * session's: of a burst, only the first. Hot; never errors, never completes.
   */
  readonly refused$: Observable<void>;
}

export const TOKEN_REFUSALS = token<TokenRefusals>('TokenRefusals');

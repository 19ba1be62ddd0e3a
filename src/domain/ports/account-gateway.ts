import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';
import type { LoginUser } from '../session/login-user.js';

/**
 * Ends sessions on the server (docs/api/session.md#sign-out). Every call is cold: each subscription sends one request
 * with the token stored at that moment. It emits nothing, completes asynchronously on success and fails only with an
 * `AppError`.
 */
export interface AccountGateway {
  /** Revokes the stored token. The request continues when the page is left. */
  signOut(): Observable<never>;
}

export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');

/**
 * The member of the stored token (docs/api/session.md#member-detail, docs/api/session.md#unread-count). Every call is
 * cold: each subscription sends one request with the token stored at that moment; unsubscribing cancels it. It emits
 * once, asynchronously, and completes. It fails only with an `AppError`: `unauthorized` without a valid token.
 */
export interface MemberGateway {
  detail(): Observable<LoginUser>;
  unreadCount(): Observable<number>;
}

export const MEMBER_GATEWAY = token<MemberGateway>('MemberGateway');

/** Reports that the server has refused the session's token, in any request of this page (docs/api/README.md#codes). */
export interface TokenRefusals {
  /**
   * Emits before the refused request fails, and only if that request's token is still the session's, so once per burst.
   * Hot; never errors, never completes.
   */
  readonly refused$: Observable<void>;
}

export const TOKEN_REFUSALS = token<TokenRefusals>('TokenRefusals');

import type { Observable } from 'rxjs';

import type { LoginUser } from '../../session/login-user.js';
import { token } from '../../kernel/token.js';

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

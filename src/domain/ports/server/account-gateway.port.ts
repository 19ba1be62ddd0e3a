import type { Observable } from 'rxjs';
import { token } from '../../kernel/token.js';

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

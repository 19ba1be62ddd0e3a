import type { Observable } from 'rxjs';
import { token } from '../../kernel/token.js';

/** Hears, whatever was asked and whoever asked it, that the server takes the token of the session no more (API 1.2). */
export interface TokenRefusals {
  /**
   * Speaks before the question that was refused fails, and only while the token it was asked with is still the
   * session's: of a burst, only the first. Hot; never errors, never completes.
   */
  readonly refused$: Observable<void>;
}

export const TOKEN_REFUSALS = token<TokenRefusals>('TokenRefusals');

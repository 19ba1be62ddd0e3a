import type { Observable } from 'rxjs';

/** Hears, whatever was asked and whoever asked it, that the server takes the token of the session no more (API 1.2). */
export interface TokenRefusals {
  /**
   * Speaks before the question that was refused fails, and only while the token it was asked with is still the
   * session's: of a burst, only the first. Hot; never errors, never completes.
   */
  readonly refused$: Observable<void>;
}

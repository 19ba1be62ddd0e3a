import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';

export interface SharedPage {
  readonly title: string;
  /** Absolute. */
  readonly url: string;
}

/** The share sheet of the device's system. */
export interface ShareSheet {
  /** Whether the browser can open it; `deviceOf` says whether it should. */
  readonly isAvailable: boolean;
  /**
   * Opens the sheet; subscribe in the handler of a press. Cold; emits once, when the sheet is closed or cannot be
   * opened: whether it was open. Never errors.
   */
  open(page: SharedPage): Observable<boolean>;
}

export const SHARE_SHEET = token<ShareSheet>('ShareSheet');

import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';

/** The scripts of the setting `scripts` (docs/settings.md#自己的脚本). */
export interface OperatorScripts {
  /**
   * Runs the scripts in their order, once the first page has content and the browser is idle, and announces each further
   * page. A script that fails, throws or does not arrive delays only the scripts after it. Cold; emits nothing.
   */
  run(addresses: readonly string[]): Observable<never>;
}

export const OPERATOR_SCRIPTS = token<OperatorScripts>('OperatorScripts');

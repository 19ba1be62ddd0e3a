import type { Observable } from 'rxjs';

import { token } from '../kernel/token.js';

/** What the browser does beside the site. */
export interface PageTask {
  /** Cold; emits nothing; unsubscribing stops it. */
  run(): Observable<never>;
}

/** Runs the scripts of the setting `scripts` (docs/settings.md#自己的脚本). */
export const OPERATOR_SCRIPTS = token<PageTask>('OperatorScripts');
/** Makes the site installable (docs/spec/start-and-routes.md#installing). */
export const WEB_MANIFEST = token<PageTask>('WebManifest');

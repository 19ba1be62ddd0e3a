import type { Subscription } from 'rxjs';

import { isPageReady } from '../boot/page-ready.js';
import { WebIdle } from '../adapters/browser/idle.js';
import { runOperatorScripts } from '../adapters/browser/operator-scripts.js';
import type { Resolve } from '../domain/kernel/token.js';
import { NAVIGATOR } from '../domain/ports/navigator.js';
import { TIME } from '../domain/ports/time.js';

/** Runs the scripts of the setting `scripts` (docs/settings.md#自己的脚本). Only a site that has it loads this code. */
export function startOperatorScripts(resolve: Resolve): Subscription {
  // Without the connection: a visitor who saves data is counted, too.
  const idle = new WebIdle({
    navigator: {},
    ...('requestIdleCallback' in window && {
      requestIdleCallback: (work) => window.requestIdleCallback(work),
      cancelIdleCallback: (handle) => {
        window.cancelIdleCallback(handle);
      },
    }),
  });
  return runOperatorScripts(window.courseSiteSettings?.['scripts']?.split(/[ \t]+/) ?? [], {
    navigator: resolve(NAVIGATOR),
    time: resolve(TIME),
    idle,
    document,
    isReady: (page, height) => isPageReady(page, height, ['h1']),
  }).subscribe();
}

import { ContainerModule } from 'inversify';
import { asyncScheduler } from 'rxjs';

import {
  API_BASE,
  LOG,
  NAVIGATOR,
  PRESENCE,
  provide,
  RANDOM,
  RUNTIME_SETTINGS,
  TIME,
  VISIT_STORE,
} from '../../application/tokens.js';
import { ConsoleLog } from './console-log.js';
import { type AddressedPage, WebNavigator } from './web-navigator.js';
import { WebPresence } from './web-presence.js';
import { apiBaseOf, type FoundSettings, runtimeSettings } from './web-runtime-settings.js';
import { WebVisitStore } from './web-visit-store.js';

declare global {
  interface Window {
    /** Of the operator, read from the HTML by `src/boot/settings.ts`. */
    courseSiteSettings?: Readonly<Record<string, string>>;
    /** Set by a script of the operator's in index.html (clarifications §1). */
    readonly meedu_api_url?: unknown;
    readonly meedu_h5_style?: unknown;
  }
}

/** A real browser around the site. */
export const browserModule = browserModuleAt();

/** The same, where the address of a page stands elsewhere than in its path. */
export function browserModuleAt(page?: AddressedPage): ContainerModule {
  return new ContainerModule((module) => {
    provide(module, TIME, [], () => asyncScheduler);
    provide(module, RANDOM, [], () => Math.random);
    provide(module, LOG, [], () => new ConsoleLog(console));
    provide(module, NAVIGATOR, [], () => new WebNavigator(page ?? window));
    provide(module, PRESENCE, [TIME], (time) => new WebPresence(window, time));
    provide(
      module,
      VISIT_STORE,
      [],
      () => new WebVisitStore({ local: () => window.localStorage, tab: () => window.sessionStorage }, window),
    );
    const found: FoundSettings = {
      document: window.courseSiteSettings,
      apiUrl: window.meedu_api_url,
      phoneSiteStyle: window.meedu_h5_style,
      // The build writes the settings in the place of these two expressions.
      builtApiUrl: process.env.APP_URL,
      disableVip: process.env.DISABLE_VIP,
      userAgent: navigator.userAgent,
    };
    provide(module, RUNTIME_SETTINGS, [LOG], (log) => runtimeSettings(found, log));
    provide(module, API_BASE, [LOG], (log) => apiBaseOf(found, log));
  });
}

import { asyncScheduler } from 'rxjs';

import { ConsoleLog } from '../adapters/browser/console-log.js';
import { type NavigationWindow, WebNavigator } from '../adapters/browser/navigator.js';
import { WebPresence } from '../adapters/browser/presence.js';
import { type RawSettings, apiBaseOf, runtimeSettings } from '../adapters/browser/runtime-settings.js';
import { WebVisitStore } from '../adapters/browser/visit-store.js';
import type { Bindings } from './services.js';
import { LOG } from '../domain/ports/notifier.js';
import { PAGE_NAVIGATOR } from '../domain/ports/navigator.js';
import { PRESENCE } from '../domain/ports/presence.js';
import { API_BASE, RUNTIME_SETTINGS } from '../domain/site/system-config.js';
import { RANDOM, TIME } from '../domain/ports/time.js';
import { VISIT_STORE } from '../domain/ports/visit-store.js';

declare global {
  interface Window {
    /** The operator's settings, read from the HTML by `src/boot/settings.ts`. */
    courseSiteSettings?: Readonly<Record<string, string>>;
    /** Set by an operator's script in index.html (docs/spec/start-and-routes.md#settings). */
    readonly meedu_api_url?: unknown;
    readonly meedu_h5_style?: unknown;
  }
}

/** The adapters of a real browser. `page` provides the locations of pages where they are not in the URL's path. */
export function browser(page?: NavigationWindow, userAgent?: string): Bindings {
  return (bind) => {
    bind(TIME, [], () => asyncScheduler);
    bind(RANDOM, [], () => Math.random);
    bind(LOG, [], () => new ConsoleLog(console, window.courseSiteReportError));
    bind(PAGE_NAVIGATOR, [], () => new WebNavigator(page ?? window));
    bind(PRESENCE, [TIME], (time) => new WebPresence(window, time));
    bind(
      VISIT_STORE,
      [],
      () => new WebVisitStore({ local: () => window.localStorage, tab: () => window.sessionStorage }, window),
    );
    const found: RawSettings = {
      document: window.courseSiteSettings,
      apiUrl: window.meedu_api_url,
      phoneSiteStyle: window.meedu_h5_style,
      // The build replaces these two expressions by the settings.
      builtApiUrl: process.env.APP_URL,
      disableVip: process.env.DISABLE_VIP,
      userAgent: userAgent ?? navigator.userAgent,
    };
    bind(RUNTIME_SETTINGS, [LOG], (log) => ({
      ...runtimeSettings(found, log),
      get nameInDocument() {
        return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content;
      },
    }));
    bind(API_BASE, [LOG], (log) => apiBaseOf(found, log));
  };
}

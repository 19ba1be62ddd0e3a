import type { BrowserContext, Page } from 'playwright-core';

import type { SiteSettings } from '../../../src/adapters/memory/server/site-settings.js';
import { browserAsOnComputers, sharedBrowser } from './shared-browser.js';

export interface VisitOptions {
  /** The mobile of a seeded account. */
  readonly signedInAs?: string;
  /** Settings of the demo server, applied before the visit. */
  readonly settings?: Partial<SiteSettings>;
  /** In CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly lessMotion?: boolean;
  /** The visitor uses a contrast theme of the system. */
  readonly forcedColors?: boolean;
  /** The device has a touch screen and respects the viewport meta element. */
  readonly touch?: boolean;
  /** The browser ignores the content security policy: hostile content must be harmless without it. */
  readonly withoutPolicy?: boolean;
  /** The user agent; a desktop browser by default. */
  readonly userAgent?: string;
  /** Uses a browser with the back/forward cache, if this Chromium supports it. */
  readonly hasPageCache?: boolean;
  /** Scrollbars take up room, as in browsers on most computers. */
  readonly hasScrollbars?: boolean;
  /**
   * Allows prefetching. Visitors of tests save data by default, because prefetched requests arrive at no certain time.
   */
  readonly prefetches?: boolean;
  /** Initial content of local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs in the tab before it navigates. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a browser context for a visitor, with these values in the local storage of the origin. */
export async function openContext(
  origin: string,
  options: VisitOptions,
  stored: Readonly<Record<string, string>>,
): Promise<BrowserContext> {
  const browser = await (options.hasPageCache || options.hasScrollbars ? browserAsOnComputers() : sharedBrowser());
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: viewportOf(options),
    ...mediaOf(options),
    hasTouch: options.touch ?? false,
    isMobile: options.touch ?? false,
    bypassCSP: options.withoutPolicy ?? false,
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
    locale: 'zh-CN',
    // Playwright opens a tab to write the storage state, which takes a tenth of a second: omitted when there is none.
    ...(localStorage.length > 0 && { storageState: { cookies: [], origins: [{ origin, localStorage }] } }),
  });
  // Only a failing test waits this long. A busy machine can take seconds for what an idle one does at once.
  context.setDefaultTimeout(20_000);
  if (!options.prefetches) await context.addInitScript(saveData);
  return context;
}

/** Whether the visitor needs a context of their own, because of an option that a page cannot change later. */
export function needsContext(options: VisitOptions): boolean {
  const { touch, withoutPolicy, userAgent, hasPageCache, hasScrollbars, prefetches, prepare } = options;
  return [touch, withoutPolicy, userAgent, hasPageCache, hasScrollbars, prefetches, prepare].some(Boolean);
}

export function viewportOf({ width = 1280, height = 800 }: VisitOptions) {
  return { width, height };
}

export function mediaOf({ dark = false, lessMotion = false, forcedColors = false }: VisitOptions) {
  return {
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: lessMotion ? 'reduce' : 'no-preference',
    forcedColors: forcedColors ? 'active' : 'none',
  } as const;
}

/** Runs in the page: turns the browser's data saver on. */
function saveData(): void {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
}

import { afterEach, beforeEach } from 'mocha';
import type { BrowserContext, Page } from 'playwright-core';

import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { SiteSettings } from '../../../src/adapters/memory/server/site-settings.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { type BuiltFiles, readBuiltFiles } from '../../../tools/preview/built-files.js';
import type { Preview } from '../../../tools/preview/preview-server.js';
import type { SiteServer } from '../../../demo/server/site-server.js';
import { startFront } from './front.js';
import { browserWithPageCache, sharedBrowser } from './shared-browser.js';
import { Visit } from './visit.js';
import { needsPlainDocument } from './without-snapshots.js';

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
  /**
   * Allows prefetching. Visitors of tests save data by default, because prefetched requests arrive at no certain time.
   */
  readonly prefetches?: boolean;
  /** Initial content of local storage. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Runs in the tab before it navigates. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The production build in a real browser, with a demo server that is new for each test and answers without delay. */
export interface BrowserRig {
  /** Opens the site as a new visitor, in a browser context of their own. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  readonly site: SiteServer;
  readonly controls: Controls;
}

let built: Promise<BuiltFiles> | undefined;

interface Servers {
  readonly generation?: Generation;
  /** The settings in the HTML, as `deploy/set-settings.sh` writes them. */
  readonly settings?: string;
  /** Starts another server for the site instead of the usual one. */
  readonly start?: () => Promise<Preview>;
}

/** Gives each test of the suite its own servers, and closes them and the visitors' browser contexts after it. */
export function browserRig({ start, ...server }: Servers = {}): BrowserRig {
  let preview: Preview | undefined;
  const contexts: BrowserContext[] = [];

  beforeEach(async function () {
    built ??= readBuiltFiles('dist');
    const files = await built;
    const isPlain = needsPlainDocument(this.currentTest?.title ?? '');
    preview = await (start?.() ?? startFront({ ...server, files, isPlain }));
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await preview?.close();
    preview = undefined;
  });

  const running = (): Preview => {
    if (!preview) throw new Error('The site is available only while a test runs');
    return preview;
  };
  return {
    get site() {
      return running().site;
    },
    get controls() {
      return running().site.engine.controls;
    },
    async visit(path, options = {}) {
      const { url, site } = running();
      if (options.settings) site.engine.controls.setUp(options.settings);
      const token = options.signedInAs && site.engine.controls.signIn(options.signedInAs);
      const stored = { ...options.stored, ...(token && { [STORED_KEYS.token.name]: token }) };
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const browser = await (options.hasPageCache ? browserWithPageCache() : sharedBrowser());
      const context = await browser.newContext({
        viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
        colorScheme: options.dark ? 'dark' : 'light',
        reducedMotion: options.lessMotion ? 'reduce' : 'no-preference',
        forcedColors: options.forcedColors ? 'active' : 'none',
        hasTouch: options.touch ?? false,
        isMobile: options.touch ?? false,
        bypassCSP: options.withoutPolicy ?? false,
        ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
        locale: 'zh-CN',
        // Playwright opens a tab to write the storage state, which takes a tenth of a second: omitted when there is
        // none.
        ...(localStorage.length > 0 && { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }),
      });
      // Only a failing test waits this long. A busy machine can take seconds for what an idle one does at once.
      context.setDefaultTimeout(20_000);
      if (!options.prefetches) await context.addInitScript(saveData);
      contexts.push(context);
      const visit = await Visit.open(context, url);
      await options.prepare?.(visit.page);
      await visit.goTo(path);
      return visit;
    },
  };
}

/** Runs in the page: turns the browser's data saver on. */
function saveData(): void {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
}

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
import { browserKeepingPages, sharedBrowser } from './shared-browser.js';
import { Visit } from './visit.js';

export interface VisitWishes {
  /** Mobile of a seeded account. */
  readonly signedInAs?: string;
  /** How the site is set up before anybody comes. */
  readonly settings?: Partial<SiteSettings>;
  /** CSS pixels; 1280 by default. */
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  readonly lessMotion?: boolean;
  /** The colours are the system's: a contrast theme of the visitor's own. */
  readonly forcedColors?: boolean;
  /** A finger in place of a mouse, on a device that fits its pages to its screen. */
  readonly touch?: boolean;
  /** The browser does not hear of the content security policy: what is harmless has to be so without it. */
  readonly withoutPolicy?: boolean;
  /** How the browser describes itself; a desktop's by default. */
  readonly userAgent?: string;
  /** Back brings a page back as it was left, where the browser can (back/forward cache). */
  readonly keepsPages?: boolean;
  /** Does not save data, as visitors of tests do: what a page fetches ahead would come whenever the machine has time. */
  readonly fetchesAhead?: boolean;
  /** What is in local storage already. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Something to be done to the tab before it goes anywhere. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** The production build in a real browser, in front of a pretend site that is new for every test and answers at once. */
export interface BrowserRig {
  /** Opens the site as a visitor who has never been here, in a context of their own. */
  visit(path: string, wishes?: VisitWishes): Promise<Visit>;
  readonly site: SiteServer;
  readonly controls: Controls;
}

let built: Promise<BuiltFiles> | undefined;

interface Servers {
  readonly generation?: Generation;
  /** What stands in the document, as `deploy/set-settings.sh` writes it there. */
  readonly settings?: string;
  /** What a test puts in the place of the usual. */
  readonly start?: () => Promise<Preview>;
}

/** Gives each test of the suite its own servers and closes them, and every visitor's browser, behind it. */
export function browserRig({ start, ...server }: Servers = {}): BrowserRig {
  let preview: Preview | undefined;
  const contexts: BrowserContext[] = [];

  beforeEach(async () => {
    built ??= readBuiltFiles('dist');
    const files = await built;
    preview = await (start?.() ?? startFront({ ...server, files }));
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await preview?.close();
    preview = undefined;
  });

  const running = (): Preview => {
    if (!preview) throw new Error('The site is there while a test runs');
    return preview;
  };
  return {
    get site() {
      return running().site;
    },
    get controls() {
      return running().site.engine.controls;
    },
    async visit(path, wishes = {}) {
      const { url, site } = running();
      if (wishes.settings) site.engine.controls.setUp(wishes.settings);
      const token = wishes.signedInAs && site.engine.controls.signIn(wishes.signedInAs);
      const stored = { ...wishes.stored, ...(token && { [STORED_KEYS.token.name]: token }) };
      const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
      const browser = await (wishes.keepsPages ? browserKeepingPages() : sharedBrowser());
      const context = await browser.newContext({
        viewport: { width: wishes.width ?? 1280, height: wishes.height ?? 800 },
        colorScheme: wishes.dark ? 'dark' : 'light',
        reducedMotion: wishes.lessMotion ? 'reduce' : 'no-preference',
        forcedColors: wishes.forcedColors ? 'active' : 'none',
        hasTouch: wishes.touch ?? false,
        isMobile: wishes.touch ?? false,
        bypassCSP: wishes.withoutPolicy ?? false,
        ...(wishes.userAgent !== undefined && { userAgent: wishes.userAgent }),
        locale: 'zh-CN',
        // Playwright opens a tab of its own to write them: where there is nothing to write, that is a tenth of a second for nothing.
        ...(localStorage.length > 0 && { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } }),
      });
      // Only a failure waits that long. A busy machine takes seconds for what it does at once on an idle one.
      context.setDefaultTimeout(20_000);
      if (!wishes.fetchesAhead) await context.addInitScript(saveData);
      contexts.push(context);
      const visit = await Visit.open(context, url);
      await wishes.prepare?.(visit.page);
      await visit.goTo(path);
      return visit;
    },
  };
}

/** Runs in the page: the visitor counts every byte. */
function saveData(): void {
  Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true });
}

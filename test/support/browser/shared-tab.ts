import type { BrowserContext } from 'playwright-core';

import { Visit } from './visit.js';
import { mediaOf, openContext, type VisitOptions, viewportOf } from './visitor-context.js';

/** A document on the origin of the site that runs nothing. */
const NO_PAGE = '/content-security-policy.txt';

/** What a test cannot undo once it has used these members of the page or its context. */
const LASTING = ['addInitScript', 'clock', 'grantPermissions', 'newCDPSession', 'newPage', 'on', 'route', 'setOffline'];

interface Tab {
  readonly visit: Visit;
  readonly context: BrowserContext;
  /** Goes back to a tab that has visited nothing but `NO_PAGE`. */
  readonly forgetHistory: () => Promise<unknown>;
  isSpoiled: boolean;
}

/**
 * A tab that serves one test after the other: the browser starts no process for it, and has the code of the site in its
 * caches. Nothing else of a test is left in it; after a test that has changed it for good, it is another one.
 */
export class SharedTab {
  private tab: Tab | undefined;
  /** Whether no visitor of this test uses it yet. */
  isFree = true;

  async enter(url: string, options: VisitOptions, stored: Readonly<Record<string, string>>): Promise<Visit> {
    this.isFree = false;
    this.tab ??= await open(url);
    const { page } = this.tab.visit;
    await page.setViewportSize(viewportOf(options));
    await page.emulateMedia({ media: null, ...mediaOf(options) });
    await page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(stored));
    return this.tab.visit;
  }

  /** After each test. */
  async leave(hasPassed: boolean): Promise<void> {
    const { tab } = this;
    const isUsed = !this.isFree;
    this.isFree = true;
    if (!isUsed || tab === undefined || (hasPassed && !tab.isSpoiled && (await isCleared(tab)))) return;
    this.tab = undefined;
    await tab.context.close();
  }
}

async function open(url: string): Promise<Tab> {
  const context = await openContext(url, {}, {});
  const visit = await Visit.open(context, url);
  const devtools = await context.newCDPSession(visit.page);
  const tab = { visit, context, forgetHistory: () => devtools.send('Page.resetNavigationHistory'), isSpoiled: false };
  for (const target of [visit.page, context])
    for (const name of LASTING.filter((each) => each in target)) {
      const value: unknown = Reflect.get(target, name);
      const get = (): unknown => {
        tab.isSpoiled = true;
        return value;
      };
      Object.defineProperty(target, name, { get });
    }
  await isCleared(tab);
  return tab;
}

async function isCleared({ visit, context, forgetHistory }: Tab): Promise<boolean> {
  const { page, origin } = visit;
  try {
    await page.goto(origin + NO_PAGE);
    await page.mouse.move(-1, -1);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    await forgetHistory();
    visit.forget();
    return context.pages().length === 1;
  } catch {
    return false;
  }
}

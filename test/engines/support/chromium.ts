import type { BrowserContext, Page } from 'playwright-core';

import { launchChromium, readyChromium } from '../../support/browser/launch.js';
import type { EngineDriver, Key, ProfileDriver, TabDriver } from './driver.js';

/** Always present: a package of the project contains it. */
export const isChromiumPresent = (): boolean => true;

/** Starts the Chromium of the browser tests, with the back/forward cache where this Chromium has one. */
export async function startChromium(): Promise<EngineDriver> {
  await readyChromium();
  const browser = await launchChromium({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  return {
    newProfile: async () => new ChromiumProfile(await browser.newContext({ viewport: null, locale: 'zh-CN' })),
    close: () => browser.close(),
  };
}

class ChromiumProfile implements ProfileDriver {
  constructor(private readonly context: BrowserContext) {}

  async open(): Promise<TabDriver> {
    return new ChromiumTab(await this.context.newPage());
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/**
 * Playwright waits for loads, which never come for a page of the back/forward cache, so the page itself goes back and
 * reloads.
 */
class ChromiumTab implements TabDriver {
  constructor(private readonly page: Page) {}

  async navigate(url: string): Promise<void> {
    const debug = await this.page.context().newCDPSession(this.page);
    // Answers when the new document is there, which a test that holds it back cannot wait for.
    void debug.send('Page.navigate', { url }).catch(() => undefined);
  }

  async evaluate(expression: string): Promise<string> {
    return String(await this.page.evaluate(expression));
  }

  click(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.insertText(text);
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  async back(): Promise<void> {
    await this.page.evaluate('void setTimeout(() => history.back())');
  }

  async forward(): Promise<void> {
    await this.page.evaluate('void setTimeout(() => history.forward())');
  }

  async reload(): Promise<void> {
    await this.page.evaluate('void setTimeout(() => location.reload())');
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({ width, height });
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

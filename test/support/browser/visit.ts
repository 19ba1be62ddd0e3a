import type { BrowserContext, Locator, Page, Response } from 'playwright-core';

import { until } from '../until.js';
import { Noise } from './noise.js';

export class Visit {
  private constructor(
    readonly page: Page,
    readonly origin: string,
    private readonly noise: Noise,
    private readonly sent: string[],
  ) {}

  static async open(context: BrowserContext, origin: string): Promise<Visit> {
    const page = await context.newPage();
    const noise = new Noise();
    await noise.listenTo(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      sent.push(`${request.method()} ${pathname}${search}`);
    });
    return new Visit(page, origin, noise, sent);
  }

  async anotherTab(path: string): Promise<Visit> {
    const visit = await Visit.open(this.page.context(), this.origin);
    await visit.goTo(path);
    return visit;
  }

  /** Loads the document at an address, as typing it does. */
  goTo(path: string): Promise<Response | null> {
    return this.page.goto(this.origin + path);
  }

  /** Method and path of every request of this tab, in the order in which the browser made them. */
  get requests(): readonly string[] {
    return this.sent;
  }

  get address(): string {
    return this.page.url().slice(this.origin.length);
  }

  async arrivesAt(address: string): Promise<void> {
    await this.page.waitForURL((url) => url.href === this.origin + address);
  }

  async sees(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor({ state: 'attached' });
  }

  async reads(text: string): Promise<void> {
    await this.page.getByText(text, { exact: true }).first().waitFor();
  }

  async consoleShows(pattern: RegExp): Promise<void> {
    await until(() => this.noise.lines.some((line) => pattern.test(line)));
  }

  /**
   * Hides the tab and shows it again. A headless tab is always visible, so this only changes what the page can read:
   * `visibilityState` and its event.
   */
  async leavesAndReturns(): Promise<void> {
    await this.page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
  }

  async until(condition: () => unknown): Promise<void> {
    await this.page.waitForFunction(condition);
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  toasts(): Promise<readonly string[]> {
    return this.page.locator('.toast-card__text').allTextContents();
  }

  /**
   * The texts of all toasts as soon as there is one. Call it before the action that shows the toast: it reads them in
   * one step inside the page, because a sign-out soon leaves that page.
   */
  firstToasts(): Promise<readonly string[]> {
    return this.page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          new MutationObserver((_, observer) => {
            const texts = [...document.querySelectorAll('.toast-card__text')].map(({ textContent }) => textContent);
            if (texts.length === 0) return;
            observer.disconnect();
            resolve(texts);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
  }

  stored(name: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), name);
  }

  /** Forgets its requests and its console, for the next test. */
  forget(): void {
    this.sent.length = 0;
    this.noise.forget();
  }

  /** Checks that console and network reported nothing but these lines. */
  expectQuiet(...but: readonly RegExp[]): void {
    this.noise.expectOnly(...but);
  }
}

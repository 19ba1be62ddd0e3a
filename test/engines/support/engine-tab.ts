import { expect } from 'chai';

import type { EngineFront } from './engine-front.js';
import type { Key, ProfileDriver, TabDriver } from './driver.js';
import { findInPage, type Found, type Role, SELECTORS, type Wanted } from './find-in-page.js';
import { poll } from './poll.js';

/** A tab of a visitor, in any engine. */
export class EngineTab {
  private constructor(
    readonly driver: TabDriver,
    private readonly profile: ProfileDriver,
    private readonly front: EngineFront,
  ) {}

  /** Opens an empty tab that is on the site's origin, where the caller may fill the storage. */
  static async of(profile: ProfileDriver, front: EngineFront, size: readonly [number, number]): Promise<EngineTab> {
    const driver = await profile.open();
    await driver.resize(...size);
    await driver.navigate(`${front.url}${front.emptyPath}`);
    const tab = new EngineTab(driver, profile, front);
    await tab.until('the empty page', () => document.title === 'empty');
    return tab;
  }

  async anotherTab(path: string): Promise<EngineTab> {
    const tab = await EngineTab.of(this.profile, this.front, [1280, 800]);
    await tab.open(path);
    return tab;
  }

  /** Loads the document at a path and waits until it has been parsed. */
  async open(path: string): Promise<void> {
    await this.leave(() => this.driver.navigate(this.front.url + path));
  }

  async reload(): Promise<void> {
    await this.leave(() => this.driver.reload());
  }

  private async leave(go: () => Promise<void>): Promise<void> {
    await this.evaluate(() => void (document.documentElement.dataset.left = ''));
    await go();
    await this.until('another document', () => {
      const { dataset } = document.documentElement;
      return dataset.left === undefined && document.readyState !== 'loading';
    });
  }

  /** Runs a function in the page. It can use only its argument, and its value must survive JSON. */
  async evaluate<T, A = undefined>(run: (argument: A) => T | Promise<T>, argument?: A): Promise<T> {
    const call = `(${String(run)})(${JSON.stringify(argument ?? null)})`;
    // esbuild marks named functions with a helper that the page lacks.
    const expression = `(async () => { const __name = (f) => f; return JSON.stringify(await ${call}) ?? 'null'; })()`;
    // The function returns it, and JSON has carried it.
    return JSON.parse(await this.driver.evaluate(expression)) as T;
  }

  /** Waits for a condition in the page. A page that is being replaced cannot answer, and is requested again. */
  async until<A = undefined>(what: string, isTrue: (argument: A) => boolean, argument?: A): Promise<void> {
    await this.poll(what, () => this.evaluate(isTrue, argument));
  }

  async poll<T>(what: string, check: () => Promise<T | false | undefined>): Promise<T> {
    let last = '';
    const attempt = async (): Promise<T | false | undefined> => {
      try {
        return await check();
      } catch (error) {
        last = String(error);
        return undefined;
      }
    };
    return poll(what, attempt).catch(async (error: unknown) => {
      throw new Error(`${String(error)}. ${await this.describe()} ${last}`);
    });
  }

  private describe(): Promise<string> {
    const read = (): string => {
      const shown = document.querySelector<HTMLElement>('[role=dialog]') ?? document.body;
      return `${location.href}: ${shown.innerText.replace(/\s+/g, ' ').slice(0, 400)}`;
    };
    return this.evaluate(read).catch(String);
  }

  async sees(wanted: Wanted): Promise<void> {
    await this.poll(`visible: ${JSON.stringify(wanted)}`, async () => (await this.find(wanted, false)) !== undefined);
  }

  async seesPage(heading: string): Promise<void> {
    const hasHeading = (text: string): boolean =>
      [...document.querySelectorAll('h1')].some((each) => each.textContent.trim() === text);
    await this.until(`the page ${heading}`, hasHeading, heading);
  }

  /** Waits until the page shows this text, alone or as a part. */
  async reads(text: string): Promise<void> {
    const isShown = (part: string): boolean => document.body.innerText.includes(part);
    await this.until(`the text ${text}`, isShown, text);
  }

  async readsNoMore(text: string): Promise<void> {
    const isHidden = (part: string): boolean => !document.body.innerText.includes(part);
    await this.until(`without the text ${text}`, isHidden, text);
  }

  async arrivesAt(path: string): Promise<void> {
    await this.until(`the address ${path}`, (href) => location.href === href, this.front.url + path);
  }

  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search + location.hash);
  }

  texts(selector: string): Promise<readonly string[]> {
    const read = (all: string): readonly string[] =>
      [...document.querySelectorAll<HTMLElement>(all)].map((each) => each.innerText.trim());
    return this.evaluate(read, selector);
  }

  /** Presses an element with the mouse as soon as it does not move and nothing covers it. */
  async press(
    role: Role,
    name: string,
    options: { readonly within?: string; readonly isPart?: boolean } = {},
  ): Promise<void> {
    await this.pressOn({ role, name, ...options });
  }

  async pressOn(wanted: Wanted): Promise<void> {
    let before: Found | undefined;
    const { x, y } = await this.poll(`pressable: ${JSON.stringify(wanted)}`, async () => {
      const now = await this.find(wanted, true);
      const isStill = now?.isPressable && before?.x === now.x && before.y === now.y;
      before = now;
      return isStill ? now : undefined;
    });
    await this.driver.click(x, y);
  }

  private find(wanted: Wanted, willBePressed: boolean): Promise<Found | undefined> {
    return this.evaluate(
      // Nothing of this file exists in the page.
      findInPage,
      { wanted, selectors: SELECTORS, willBePressed },
    ).then((found) => found ?? undefined);
  }

  /** Types into a field, which is empty. */
  async fill(name: string, text: string, within?: string): Promise<void> {
    await this.press('field', name, { ...(within !== undefined && { within }) });
    await this.driver.type(text);
  }

  async keys(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Checks that no page of this test reported an error, a warning or a violation of the policy but these. */
  async expectQuiet(...but: readonly RegExp[]): Promise<void> {
    const hasReported = (): Promise<boolean> => window.engineReports().then(() => true);
    // A page that is being replaced has no recorder for a moment.
    await this.poll('the reports of the page', () => this.evaluate(hasReported));
    expect(this.front.takeReports().filter((line) => !but.some((pattern) => pattern.test(line)))).to.deep.equal([]);
  }
}

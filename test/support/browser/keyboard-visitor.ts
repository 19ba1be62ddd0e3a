import { expect } from 'chai';

import type { Visit } from './visit.js';

/** What `focused` says when the focus is lost. */
const NOWHERE = 'nowhere';

/** A visitor without a mouse. Every key must leave the focus on something. */
export class KeyboardVisitor {
  constructor(private readonly visit: Visit) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.visit.page.keyboard.press(key);
      expect(await this.focused(), `the focus after ${key}`).not.to.equal(NOWHERE);
    }
  }

  /** Presses Tab until the focus is on something of that name. */
  async tabTo(name: string): Promise<void> {
    for (let stops = 0; stops < 40; stops += 1) {
      if ((await this.focused()) === name) return;
      await this.press('Tab');
    }
    throw new Error(`Forty stops of the Tab key, and none is ${name}`);
  }

  /** Goes to a field and types, in place of what stands there. */
  async fill(label: string, text: string): Promise<void> {
    await this.tabTo(label);
    await this.visit.page.keyboard.press('ControlOrMeta+a');
    await this.visit.page.keyboard.type(text);
  }

  /** Waits until the focus has been brought to something of that name. */
  async isLedTo(name: string): Promise<void> {
    await expectSoon(() => this.focused(), name);
  }

  /** Whether the focus is inside the open dialog. */
  isInDialog(): Promise<boolean> {
    return this.visit.page.evaluate(
      () => document.querySelector('[role=dialog]')?.contains(document.activeElement) ?? false,
    );
  }

  /** What the focus is on: a field by its label, anything else by its name or by what it says. */
  focused(): Promise<string> {
    return this.visit.page.evaluate((nowhere) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return nowhere;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (label ?? element.getAttribute('aria-label') ?? element.textContent).trim();
    }, NOWHERE);
  }
}

/** Asks until the answer is right; mocha's own limit ends it. */
async function expectSoon(ask: () => Promise<string>, wanted: string): Promise<void> {
  while ((await ask()) !== wanted);
}

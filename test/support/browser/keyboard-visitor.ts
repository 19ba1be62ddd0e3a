import { setTimeout } from 'node:timers/promises';

import { expect } from 'chai';

import type { Visit } from './visit.js';

/** The result of `focused` when the focus is lost. */
const NOWHERE = 'nowhere';

/** A visitor without a mouse. Every key must leave the focus on an element. */
export class KeyboardVisitor {
  constructor(private readonly visit: Visit) {}

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await this.visit.page.keyboard.press(key);
      expect(await this.focused(), `the focus after ${key}`).not.to.equal(NOWHERE);
    }
  }

  /** Presses Tab until an element with this name has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let stops = 0; stops < 40; stops += 1) {
      if ((await this.focused()) === name) return;
      await this.press('Tab');
    }
    throw new Error(`Pressed Tab 40 times without reaching ${name}`);
  }

  /** Moves the focus to a field and types over its content. */
  async fill(label: string, text: string): Promise<void> {
    await this.tabTo(label);
    await this.visit.page.keyboard.press('ControlOrMeta+a');
    await this.visit.page.keyboard.type(text);
  }

  /** Waits until the page moves the focus to an element with this name; mocha's time limit ends it. */
  async waitForFocusOn(name: string): Promise<void> {
    while ((await this.focused()) !== name) await setTimeout(20);
  }

  /** What has the focus: a field by its label, anything else by its name or its text. */
  focused(): Promise<string> {
    return this.visit.page.evaluate((nowhere) => {
      const element = document.activeElement;
      if (element === null || element === document.body) return nowhere;
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
      return (label ?? element.getAttribute('aria-label') ?? element.textContent).trim();
    }, NOWHERE);
  }
}

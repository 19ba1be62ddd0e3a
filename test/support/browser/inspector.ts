import type { Page } from 'playwright-core';

import type { CatalogueState } from '../../../demo/catalogue/catalogue-state.js';
import { widthsOf } from '../../../demo/catalogue/screens.js';
import { type AuditScope, auditSchemes, type Scheme } from './audit.js';
import { missingFocusRings } from './focus-rings.js';
import { Noise } from './noise.js';
import { phoneFaults } from './phone-faults.js';
import { plainNames } from './plain-names.js';
import { sharedBrowser } from './shared-browser.js';
import { StateTab } from './state-tab.js';

/** The widths at which axe runs and the focus rings are checked. The others are only checked for horizontal overflow. */
const AUDITED: ReadonlySet<number> = new Set([360, 1440]);

/** The phones that are tried: the smallest, and the widths of most. */
const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
] as const;

/** The widths of the phones that are tried together with these widths: the first one in `npm test`. */
const PHONE_WIDTHS: Readonly<Record<WidthsChecked, readonly number[]>> = {
  narrow: [320],
  others: [360, 390, 430],
  audited: [320, 390],
};

/**
 * Which widths of a state are checked: the narrower of the audited ones that it has, or all others. Of a later state of
 * a view (the scope `content`) only the audited ones are, and axe and the check of the focus run at the narrower.
 */
export type WidthsChecked = 'narrow' | 'others' | 'audited';

const DARK: readonly Scheme[] = ['dark'];
const DARK_FIRST: readonly Scheme[] = ['dark', 'light'];

/** A state takes a few seconds. A browser that hangs must not hold up the states that follow. */
const STATE_LIMIT_MS = 40_000;

/** Opens the states of a catalogue one by one in a tab of its own and collects their faults. */
export class Inspector {
  private constructor(
    private readonly page: Page,
    private readonly noise: Noise,
    private readonly tab: StateTab,
  ) {}

  static async open(catalogueUrl: string): Promise<Inspector> {
    const browser = await sharedBrowser();
    // A colour in transition would be measured half way.
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const noise = new Noise();
    await noise.listenTo(page);
    return new Inspector(page, noise, new StateTab(page, catalogueUrl));
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** All faults of a state at these widths, light and dark; empty when there are none. */
  async inspect(state: CatalogueState, scope: AuditScope, which: WidthsChecked): Promise<readonly string[]> {
    const check = () => inTime(this.checkState(state, scope, which));
    const answer = (await check()) ?? (await this.again(check));
    if (answer?.length !== 0) this.tab.loadAgain();
    return answer ?? [`the browser does not answer for ${String(STATE_LIMIT_MS)} ms, twice`];
  }

  /** Loads the page again, which cancels what hangs in it. */
  private again<T>(check: () => Promise<T>): Promise<T> {
    this.tab.loadAgain();
    return check();
  }

  private async checkState(state: CatalogueState, scope: AuditScope, which: WidthsChecked): Promise<readonly string[]> {
    const audited = widthsOf(state).filter((width) => AUDITED.has(width));
    const [narrow = 360] = audited;
    const others = widthsOf(state).filter((width) => width !== narrow);
    const widths = { narrow: [narrow], others, audited }[which];
    const focusWidths = widths.filter((width) => (scope === 'document' ? AUDITED.has(width) : width === narrow));
    const findings: string[] = [];
    await this.resize(widths[0] ?? narrow);
    await this.tab.show(state);
    for (const width of widths) {
      await this.resize(width);
      findings.push(...(await this.checkAt(width, focusWidths.includes(width) ? scope : undefined)));
    }
    if (state.screen !== 'wide') findings.push(...(await this.checkOnPhones(PHONE_WIDTHS[which])));
    // Comes last: the focus check presses a key, and some states depend on the keyboard.
    // Dark first because the page is dark already. The rings of the content have one colour per scheme in all states.
    for (const width of focusWidths) {
      await this.resize(width);
      findings.push(...(await this.checkFocusAt(width, scope, scope === 'content' ? DARK : DARK_FIRST)));
    }
    this.noise.expectOnly(...(state.noisy ? [/./] : []));
    return findings;
  }

  private async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
  }

  private async colour(scheme: Scheme): Promise<void> {
    const isDark = await this.page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
    if (isDark === (scheme === 'dark')) return;
    await this.page.emulateMedia({ colorScheme: scheme });
    // The site adapts the owner's texts to the colour scheme.
    await this.drawnAgain();
  }

  /** Some parts of the page follow a change of the window a frame later. */
  private async drawnAgain(): Promise<void> {
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Without a scope, axe does not run. */
  private async checkAt(width: number, scope: AuditScope | undefined): Promise<readonly string[]> {
    const findings: string[] = [];
    findings.push(...(await this.sidewaysAt(width)));
    if (!AUDITED.has(width)) return findings;
    const names = [...(await plainNames(this.page)), ...(await looseTexts(this.page))];
    findings.push(...names.map((fault) => `${String(width)}: ${fault}`));
    if (scope === undefined) return findings;
    await this.colour('light');
    for (const [scheme, found] of Object.entries(await auditSchemes(this.page, scope)))
      findings.push(...found.map((fault) => `${String(width)}, ${scheme}: ${fault}`));
    return findings;
  }

  private async sidewaysAt(width: number): Promise<readonly string[]> {
    const sideways = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    return sideways > 0 ? [`${String(width)}: ${String(sideways)} px wider than the screen`] : [];
  }

  private async checkOnPhones(widths: readonly number[]): Promise<readonly string[]> {
    const findings: string[] = [];
    for (const phone of PHONES.filter(({ width }) => widths.includes(width))) {
      await this.page.setViewportSize(phone);
      await this.drawnAgain();
      findings.push(...(await this.sidewaysAt(phone.width)));
      findings.push(...(await phoneFaults(this.page)).map((fault) => `${String(phone.width)}, touch: ${fault}`));
    }
    return findings;
  }

  private async checkFocusAt(width: number, scope: AuditScope, schemes: readonly Scheme[]): Promise<readonly string[]> {
    const findings: string[] = [];
    for (const colorScheme of schemes) {
      await this.colour(colorScheme);
      const found = await missingFocusRings(this.page, scope);
      findings.push(...found.map((fault) => `${String(width)}, ${colorScheme}: unseen focus: ${fault}`));
    }
    return findings;
  }
}

/** The answer, or `undefined` when it does not arrive within `STATE_LIMIT_MS`. */
function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let stopWaiting = (): void => undefined;
  const limit = new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, STATE_LIMIT_MS, undefined);
    stopWaiting = () => {
      clearTimeout(timer);
    };
  });
  return Promise.race([answer, limit]).finally(stopWaiting);
}

/**
 * Text nodes that React holds itself, because the text has siblings or a component returns it. A browser's translation
 * replaces text nodes, and React then changes a node that is no longer in the page; a text that is the only child of its
 * element is set on the element (docs/spec/appearance.md#translation). Translators ignore blanks.
 */
function looseTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      if (text.nodeValue?.trim() === '' || !Object.keys(text).some((key) => key.startsWith('__reactFiber'))) continue;
      found.add(`loose text: ${text.parentElement?.className ?? ''} ${text.nodeValue ?? ''}`);
    }
    return [...found];
  });
}

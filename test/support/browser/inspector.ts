import type { Page } from 'playwright-core';

import type { CatalogueState } from '../../../demo/catalogue/catalogue-state.js';
import { addressOfState } from '../../../demo/catalogue/state-request.js';
import { widthsOf } from '../../../demo/catalogue/screens.js';
import { type AuditScope, auditSchemes, type Scheme } from './audit.js';
import { missingFocusRings } from './focus-rings.js';
import { looseTexts } from './loose-texts.js';
import { Noise } from './noise.js';
import { plainNames } from './plain-names.js';
import { sharedBrowser } from './shared-browser.js';

/**
 * The widths at which axe runs and the focus rings are checked. The others are only checked for horizontal overflow.
 * The first state of each view is checked as a whole document at all widths. Later states (the scope `content`) are
 * checked at these two; axe and the check of the focus run at the narrow one.
 */
const AUDITED: ReadonlySet<number> = new Set([360, 1440]);

const DARK: readonly Scheme[] = ['dark'];
const DARK_FIRST: readonly Scheme[] = ['dark', 'light'];
const LIGHT_FIRST: readonly Scheme[] = ['light', 'dark'];

/** A state takes a few seconds. A browser that hangs must not hold up the states that follow. */
const STATE_LIMIT_MS = 40_000;

const STATES_PER_DOCUMENT = 25;

/** Opens the states of a catalogue one by one in a tab of its own and collects their faults. */
export class Inspector {
  private shown = 0;

  private constructor(
    private readonly page: Page,
    private readonly noise: Noise,
    private readonly catalogueUrl: string,
  ) {}

  static async open(catalogueUrl: string): Promise<Inspector> {
    const browser = await sharedBrowser();
    // A colour in transition would be measured half way.
    const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const noise = new Noise();
    await noise.listenTo(page);
    return new Inspector(page, noise, catalogueUrl);
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  /** All faults of a state, narrow and wide, light and dark; empty when there are none. */
  async inspect(state: CatalogueState, scope: AuditScope): Promise<readonly string[]> {
    const answer = (await inTime(this.checkState(state, scope))) ?? (await this.again(state, scope));
    if (answer?.length !== 0) this.shown = 0;
    return answer ?? [`the browser does not answer for ${String(STATE_LIMIT_MS)} ms, twice`];
  }

  /** Loads the page again, which cancels what hangs in it. */
  private again(state: CatalogueState, scope: AuditScope): Promise<readonly string[] | undefined> {
    this.shown = 0;
    return inTime(this.checkState(state, scope));
  }

  private async checkState(state: CatalogueState, scope: AuditScope): Promise<readonly string[]> {
    const audited = widthsOf(state).filter((width) => AUDITED.has(width));
    const [first = 360, ...others] = scope === 'document' ? widthsOf(state) : audited;
    const findings: string[] = [];
    await this.resize(first);
    await this.show(addressOfState(state));
    await this.page.locator('html[data-catalogue=reached]').waitFor({ state: 'attached', timeout: 15_000 });
    for (const width of [first, ...others]) {
      await this.resize(width);
      const withAxe = scope === 'document' || width === audited[0];
      findings.push(...(await this.checkAt(width, withAxe ? scope : undefined)));
    }
    // Comes last: the focus check presses a key, and some states depend on the keyboard.
    // Dark first because the page is dark already. The rings of the content have one colour per scheme in all states.
    for (const [index, width] of (scope === 'document' ? audited : audited.slice(0, 1)).entries()) {
      await this.resize(width);
      const schemes = scope === 'content' ? DARK : index === 0 ? DARK_FIRST : LIGHT_FIRST;
      findings.push(...(await this.checkFocusAt(width, scope, schemes)));
    }
    this.noise.expectOnly(...(state.noisy ? [/./] : []));
    return findings;
  }

  /** In the same document, but for every twenty-fifth state. */
  private async show(address: string): Promise<void> {
    if (this.shown % STATES_PER_DOCUMENT === 0) await this.page.goto(this.catalogueUrl + address);
    else await this.page.evaluate((query) => window.showState?.(query), address.slice(1));
    this.shown += 1;
  }

  private async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 900 });
  }

  private async colour(scheme: Scheme): Promise<void> {
    const isDark = await this.page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
    if (isDark === (scheme === 'dark')) return;
    await this.page.emulateMedia({ colorScheme: scheme });
    // The site adapts the owner's texts to the colour scheme, which takes a frame.
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Without a scope, axe does not run. */
  private async checkAt(width: number, scope: AuditScope | undefined): Promise<readonly string[]> {
    const findings: string[] = [];
    const sideways = await this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sideways > 0) findings.push(`${String(width)}: ${String(sideways)} px wider than the screen`);
    if (!AUDITED.has(width)) return findings;
    const names = [...(await plainNames(this.page)), ...(await looseTexts(this.page))];
    findings.push(...names.map((fault) => `${String(width)}: ${fault}`));
    if (scope === undefined) return findings;
    await this.colour('light');
    for (const [scheme, found] of Object.entries(await auditSchemes(this.page, scope)))
      findings.push(...found.map((fault) => `${String(width)}, ${scheme}: ${fault}`));
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

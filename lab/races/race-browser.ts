import { asapScheduler } from 'rxjs';

import { MemoryStorageArea } from '../../src/adapters/memory/browser/visit-store.js';
import { MemoryTabLock } from '../../src/adapters/memory/browser/tab-lock.js';
import { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import { seededRandom } from '../../src/adapters/memory/server/random.js';
import { claimsOf } from '../../src/adapters/memory/server/member/tokens.js';
import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import type { Generation } from '../../src/domain/site/system-config.js';
import { STORED_KEYS, type StoredKey } from '../../src/domain/session/stored-keys.js';
import { VirtualClock } from '../../test/support/virtual-clock.js';
import { SiteDocument } from './site-document.js';
import { StorageEvents, TabNavigator, TabStore } from './tab.js';

/** The two members who share the browser. */
export const MEMBERS = [
  { id: 105, mobile: SEEDED.withUnread, password: SEEDED_PASSWORD },
  { id: 101, mobile: SEEDED.ordinary, password: SEEDED_PASSWORD },
] as const;

export type Member = (typeof MEMBERS)[number];

/** How long the old document still runs after a reload has begun. */
const UNLOAD_MS = 20;
/** The most renders at one moment: more mean that the site redirects endlessly. */
const MAX_RENDERS = 40;
/** The most navigations while time passes: the most are lessons that start one after the other. */
const MAX_NAVIGATIONS = 60;

/** One tab: a reload replaces its document, but not its history and storage. */
export class Tab {
  readonly navigator = new TabNavigator('/');
  readonly store: TabStore;
  document!: SiteDocument;
  /** The member has pressed 安全退出, and the token is still stored. */
  leaving = false;
  /** A member has signed out here, and no member has signed in since. */
  signedOut = false;
  private entering: (() => void) | undefined;

  constructor(
    readonly name: string,
    private readonly browser: RaceBrowser,
  ) {
    this.store = new TabStore(browser.local, browser.events);
    this.navigator.load = (enter) => {
      if (this.entering) return;
      browser.clock.schedule(() => {
        this.entering = enter;
      }, UNLOAD_MS);
    };
  }

  /** The member whose token is stored. */
  get member(): number | undefined {
    const token = this.store.read('token');
    return token === undefined ? undefined : claimsOf(token)?.userId;
  }

  async load(): Promise<void> {
    const { clock, site, lock } = this.browser;
    this.document = await SiteDocument.load({
      clock,
      site,
      lock,
      store: this.store,
      navigator: this.navigator,
      orderRequested: () => {
        this.browser.orderRequests += 1;
      },
      played: (lessonId) => {
        this.browser.played.add(`${String(this.member)} ${String(lessonId)}`);
      },
    });
  }

  /** Renders the document, or replaces it after a reload. Returns whether anything changed. */
  async settle(): Promise<boolean> {
    const { entering } = this;
    if (!entering) return this.document.render();
    this.entering = undefined;
    this.document.unload();
    entering();
    await this.load();
    return true;
  }
}

/** A browser with two tabs and the in-memory server, in virtual time. */
export class RaceBrowser {
  readonly clock = new VirtualClock();
  readonly local = new MemoryStorageArea();
  readonly events = new StorageEvents(this.clock);
  readonly lock = new MemoryTabLock();
  readonly site: CourseSite;
  readonly tabs: readonly [Tab, Tab];
  /** How often any member has submitted an order. */
  orderRequests = 0;
  /** Which member has played which lesson, as `member lesson`. */
  readonly played = new Set<string>();
  readonly revoked = new Set<string>();
  /** The number of seeded orders. */
  readonly seeded: number;

  private constructor(generation: Generation) {
    this.site = new CourseSite({ time: this.clock, random: seededRandom(7) });
    const { controls } = this.site;
    controls.setUp({ generation });
    controls.delay(50);
    for (const { id } of MEMBERS) {
      const texts = [1, 2, 3];
      controls.pages.inbox.deliver(
        id,
        texts.map((number) => ({
          id: `${String(id)}-${String(number)}`,
          text: `写给${String(id)}`,
          isRead: number === 1,
          createdAt: 0,
        })),
      );
      controls.pages.points.write(id, [{ change: 5, remark: `写给${String(id)}`, createdAt: 0 }]);
    }
    this.seeded = this.site.pages.orderStore.all.length;
    this.tabs = [new Tab('first tab', this), new Tab('second tab', this)];
  }

  static async open(generation: Generation): Promise<RaceBrowser> {
    const browser = new RaceBrowser(generation);
    for (const tab of browser.tabs) await tab.load();
    await browser.pass(200);
    return browser;
  }

  /** Advances the clock from one due timer to the next; renders after each. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.clock.frame + milliseconds;
    const movesBefore = this.moves;
    await this.settle();
    for (let due = this.clock.nextDue; due !== undefined && due <= end; due = this.clock.nextDue) {
      this.clock.advance(Math.max(0, due - this.clock.frame));
      await this.settle();
      if (this.moves > movesBefore + MAX_NAVIGATIONS) throw new Error('The site navigates without an end');
    }
    this.clock.advance(end - this.clock.frame);
    await this.settle();
  }

  private get moves(): number {
    return this.tabs.reduce((sum, { navigator }) => sum + navigator.moves, 0);
  }

  /** Runs the pending microtasks and renders, until nothing changes. */
  async settle(): Promise<void> {
    for (let rounds = 0; rounds < MAX_RENDERS; rounds += 1) {
      while (asapScheduler.actions.length > 0) await Promise.resolve();
      let changed = false;
      for (const tab of this.tabs) changed = (await tab.settle()) || changed;
      if (!changed && asapScheduler.actions.length === 0) return;
    }
    throw new Error('The site redirects without an end');
  }

  /** The network works again, both tabs are visible, and time passes. */
  async recover(milliseconds: number): Promise<void> {
    this.site.controls.clearFaults();
    this.site.controls.delay(50);
    for (const { document } of this.tabs) {
      document.world.presence.hide();
      document.world.presence.show();
      document.world.presence.regainNetwork();
    }
    await this.pass(milliseconds);
  }

  /** Clears the shared storage from outside: every tab receives the storage events. */
  clearStorage(): void {
    for (const key of Object.keys(STORED_KEYS) as StoredKey[]) {
      if (STORED_KEYS[key].area !== 'local') continue;
      this.local.put(STORED_KEYS[key].name, undefined);
      this.events.emit(this, key);
    }
  }

  revoke(token: string): void {
    this.revoked.add(token);
    this.site.controls.revoke(token);
  }

  /** A third tab of the browser stores a token. */
  signInElsewhere({ mobile }: Member): void {
    this.local.put(STORED_KEYS.token.name, this.site.controls.signIn(mobile));
    this.events.emit(this, 'token');
  }
}

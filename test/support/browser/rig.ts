import { after, afterEach, beforeEach } from 'mocha';
import type { BrowserContext } from 'playwright-core';

import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { type BuiltFiles, readBuiltFiles } from '../../../tools/preview/built-files.js';
import type { Preview } from '../../../tools/preview/preview-server.js';
import type { SiteServer } from '../../../demo/site-server/site-server.js';
import { startFront } from './front.js';
import { SharedTab } from './shared-tab.js';
import { Visit } from './visit.js';
import { needsContext, openContext, type VisitOptions } from './visitor-context.js';

export type { VisitOptions } from './visitor-context.js';

/** The production build in a real browser, with a demo server that is new for each test and answers without delay. */
export interface BrowserRig {
  /** Opens the site as another visitor, whose browser may have cached its code. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  readonly site: SiteServer;
  readonly controls: Controls;
}

let built: Promise<BuiltFiles> | undefined;

interface Servers {
  /** The suite is about first loads and caches: every visitor has an empty cache. */
  readonly hasEmptyCaches?: true;
  readonly generation?: Generation;
  /** The settings in the HTML, as `deploy/set-settings.sh` writes them. */
  readonly settings?: string;
  /** Starts another server for the site instead of the usual one. */
  readonly start?: () => Promise<Preview>;
}

/** A server that serves one test after the other, and a tab for one visitor of each. */
interface Shared {
  readonly preview: Promise<Preview>;
  readonly tab: SharedTab;
}

/** By generation, and by whether snapshots are served. */
const servers = new Map<string, Shared>();

// As the browsers: those of a worker live until it ends.
if (process.env.MOCHA_WORKER_ID === undefined)
  after(() => Promise.all([...servers.values()].map(async ({ preview }) => (await preview).close())));

/** Tests that `SITE_FRONT=snapshots` serves with the plain document, because by specification a snapshot differs. */
const WITHOUT_SNAPSHOTS: readonly { readonly title: RegExp; readonly reason: string }[] = [
  {
    title:
      /^(?:is complete except for homeBlocks,|shows the rest of home when the code for the texts|reloads the document only once, then shows an error)/,
    reason: 'a snapshot stays, with its notice, while a request or the code of the page fails',
  },
  {
    title: /^hides an announcement that was closed on this device/,
    reason: 'until it is replaced, a snapshot shows what a visitor without stored choices sees',
  },
  {
    title:
      /^(?:requests the first slide image before the code|shows an? (?:member|anonymous visitor) the first slide before|loads at most|loads the code for a text of the owner below the fold)/,
    reason: 'the HTML of a snapshot has images, texts and the stylesheet of the page',
  },
  {
    title:
      /^(?:shows an empty page when|starts (?:when the visitor returns|by itself after)|renders nothing when|recovers by itself|keeps the app shell when)/,
    reason: 'when the site cannot start, a snapshot stays, with its notice',
  },
  {
    title: /^(?:has an effect: without it the site does animate|stops skeletons and spinners)$/,
    reason: 'over a snapshot, no skeleton is shown',
  },
];

function needsPlainDocument(title: string): boolean {
  return WITHOUT_SNAPSHOTS.some((each) => each.title.test(title));
}

/** Gives each test of the suite a new demo server, and closes what its visitors have open after it. */
export function browserRig({ start, hasEmptyCaches, ...server }: Servers = {}): BrowserRig {
  let preview: Preview | undefined;
  let shared: Shared | undefined;
  const contexts: BrowserContext[] = [];

  beforeEach(async function () {
    built ??= readBuiltFiles('dist');
    const isPlain = needsPlainDocument(this.currentTest?.title ?? '');
    const options = { ...server, files: await built, isPlain };
    // An nginx would outlive the worker.
    if (start !== undefined || server.settings !== undefined || process.env.SITE_FRONT === 'nginx') {
      preview = await (start?.() ?? startFront(options));
      return;
    }
    const key = JSON.stringify([server.generation, isPlain]);
    shared = servers.get(key) ?? { preview: startFront(options), tab: new SharedTab() };
    servers.set(key, shared);
    preview = await shared.preview;
    preview.site.renew();
  });
  afterEach(async function () {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    await shared?.tab.leave(this.currentTest?.isPassed() === true);
    if (shared === undefined) await preview?.close();
    preview = undefined;
    shared = undefined;
  });

  const running = (): Preview => {
    if (!preview) throw new Error('The site is available only while a test runs');
    return preview;
  };
  return {
    get site() {
      return running().site;
    },
    get controls() {
      return running().site.engine.controls;
    },
    async visit(path, options = {}) {
      const { url, site } = running();
      if (options.settings) site.engine.controls.setUp(options.settings);
      const token = options.signedInAs && site.engine.controls.signIn(options.signedInAs);
      const stored = { ...options.stored, ...(token && { [STORED_KEYS.token.name]: token }) };
      let visit: Visit;
      if (!hasEmptyCaches && shared?.tab.isFree && !needsContext(options))
        visit = await shared.tab.enter(url, options, stored);
      else {
        const context = await openContext(url, options, stored);
        contexts.push(context);
        visit = await Visit.open(context, url);
      }
      await options.prepare?.(visit.page);
      await visit.goTo(path);
      return visit;
    },
  };
}

import { after, afterEach, beforeEach } from 'mocha';

import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { SiteSettings } from '../../../src/adapters/memory/server/site-settings.js';
import { STORED_KEYS } from '../../../src/domain/session/stored-keys.js';
import { readBuiltFiles } from '../../../tools/preview/built-files.js';
import type { EngineDriver, ProfileDriver } from './driver.js';
import { type EngineFront, startEngineFront } from './engine-front.js';
import { EngineTab } from './engine-tab.js';
import { CHOSEN_ENGINES, type Engine } from './engines.js';

interface VisitOptions {
  /** The mobile of a seeded account. */
  readonly signedInAs?: string;
  readonly settings?: Partial<SiteSettings>;
  /** In CSS pixels. WebKitGTK's window is never narrower than 447. */
  readonly size?: readonly [width: number, height: number];
}

/** The production build in one engine, with a demo server that is new for each test and answers without delay. */
export interface EngineRig {
  readonly engine: Engine['name'];
  readonly front: EngineFront;
  readonly controls: Controls;
  visit(path: string, options?: VisitOptions): Promise<EngineTab>;
  /** The same visitor, who has not opened the site yet. */
  emptyTab(options?: VisitOptions): Promise<EngineTab>;
}

const files = readBuiltFiles('dist');
const started = new Map<Engine, Promise<EngineDriver>>();

// Each engine starts once, for the first test that needs it.
after(async () => {
  for (const starting of started.values()) {
    const driver = await starting;
    if (await isAlive(driver)) await driver.close();
  }
});

/** WebKitWebDriver crashes once in some hundred tests; the next test then starts another one. */
const isAlive = async (driver: EngineDriver): Promise<boolean> => (await driver.isAlive?.()) ?? true;

async function driverOf(engine: Engine): Promise<EngineDriver> {
  const known = await started.get(engine);
  if (known && (await isAlive(known))) return known;
  const starting = engine.start();
  started.set(engine, starting);
  return starting;
}

/** Describes the same journeys in every engine of this machine. */
export function inEveryEngine(title: string, journeys: (rig: EngineRig) => void): void {
  for (const engine of CHOSEN_ENGINES.filter(({ isPresent }) => isPresent))
    describe(`${title}, in ${engine.name}`, () => {
      journeys(engineRig(engine));
    });
}

function engineRig(engine: Engine): EngineRig {
  let driver: EngineDriver | undefined;
  let front: EngineFront | undefined;
  let profile: ProfileDriver | undefined;

  beforeEach(async () => {
    driver = await driverOf(engine);
    profile = await driver.newProfile();
    front = await startEngineFront(await files);
  });
  afterEach(async () => {
    try {
      if (driver && (await isAlive(driver))) await profile?.close();
    } catch (thrown) {
      // The driver may also crash while it closes the windows; a failed hook would end the run of the file.
      if (driver && (await isAlive(driver))) throw thrown;
    } finally {
      await front?.close();
    }
  });

  const running = (): { readonly front: EngineFront; readonly profile: ProfileDriver } => {
    if (!front || !profile) throw new Error('The site is there while a test runs');
    return { front, profile };
  };
  const emptyTab = async ({ signedInAs, settings, size = [1280, 800] }: VisitOptions = {}): Promise<EngineTab> => {
    const { controls } = running().front.site.engine;
    if (settings) controls.setUp(settings);
    const tab = await EngineTab.of(running().profile, running().front, size);
    if (signedInAs !== undefined) {
      const entry = { name: STORED_KEYS.token.name, token: controls.signIn(signedInAs) };
      await tab.evaluate(({ name, token }) => localStorage.setItem(name, token), entry);
    }
    return tab;
  };
  return {
    engine: engine.name,
    get front() {
      return running().front;
    },
    get controls() {
      return running().front.site.engine.controls;
    },
    emptyTab,
    async visit(path, options) {
      const tab = await emptyTab(options);
      await tab.open(path);
      return tab;
    },
  };
}

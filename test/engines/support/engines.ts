import { isChromiumPresent, startChromium } from './chromium.js';
import type { EngineDriver } from './driver.js';
import { isFirefoxPresent, startFirefox } from './firefox.js';
import { isWebkitPresent, startWebkit } from './webkit.js';

export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  readonly isPresent: boolean;
  /** The Debian packages that contain it. */
  readonly packages: string;
  readonly start: () => Promise<EngineDriver>;
}

const ALL: readonly Engine[] = [
  { name: 'Chromium', isPresent: isChromiumPresent(), packages: '', start: startChromium },
  { name: 'Firefox', isPresent: isFirefoxPresent(), packages: 'firefox-esr', start: startFirefox },
  { name: 'WebKit', isPresent: isWebkitPresent(), packages: 'webkit2gtk-driver xvfb', start: startWebkit },
];

/** Such as `firefox,webkit`; empty when none is named. */
const NAMES = process.env.ENGINES ?? '';

/** The engines of this run: all, or those that `ENGINES` lists. */
export const CHOSEN_ENGINES: readonly Engine[] = NAMES === '' ? ALL : chosen(NAMES);

/** The same without Chromium, unless `ENGINES` lists it: for journeys that test/browser has in Chromium. */
export const OTHER_ENGINES = CHOSEN_ENGINES.filter(({ name }) => NAMES !== '' || name !== 'Chromium');

/** Throws for a name that is no engine, and for an engine that the machine lacks. */
function chosen(list: string): readonly Engine[] {
  return list.split(',').map((name) => {
    const engine = ALL.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
    if (!engine) throw new Error(`ENGINES names no engine: ${name}. The engines are chromium, firefox and webkit.`);
    if (engine.isPresent) return engine;
    throw new Error(`${engine.name} is missing on this machine. In Debian: apt-get install ${engine.packages}`);
  });
}

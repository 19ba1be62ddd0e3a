import type { EngineDriver } from './driver.js';
import { isFirefoxPresent, startFirefox } from './firefox.js';
import { isWebkitPresent, startWebkit } from './webkit.js';

export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  readonly isPresent: boolean;
  /** The Debian packages that contain it. */
  readonly packages: string;
  readonly start: () => Promise<EngineDriver>;
}

const ALL: readonly Engine[] = [
  { name: 'Firefox', isPresent: isFirefoxPresent(), packages: 'firefox-esr', start: startFirefox },
  { name: 'WebKit', isPresent: isWebkitPresent(), packages: 'webkit2gtk-driver xvfb', start: startWebkit },
];

/** The engines of this run: all, or those that `ENGINES` lists. */
export const CHOSEN_ENGINES: readonly Engine[] = chosen(process.env.ENGINES);

/** Throws for a name that is no engine, and for an engine that the machine lacks. */
function chosen(list: string | undefined): readonly Engine[] {
  if (list === undefined || list === '') return ALL;
  return list.split(',').map((name) => {
    const engine = ALL.find((each) => each.name.toLowerCase() === name.trim().toLowerCase());
    if (!engine) throw new Error(`ENGINES names no engine: ${name}. The engines are firefox and webkit.`);
    if (engine.isPresent) return engine;
    throw new Error(`${engine.name} is missing on this machine. In Debian: apt-get install ${engine.packages}`);
  });
}

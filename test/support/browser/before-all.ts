import { readyChromium } from './launch.js';

/**
 * Read by mocha before the first browser test, once for all its workers: who has no browser is told so once and not by
 * every test, and the packaged browser is unpacked by one and not by all at the same time.
 */
export async function mochaGlobalSetup(): Promise<void> {
  await readyChromium();
}

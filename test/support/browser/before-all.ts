import { readyChromium } from './launch.js';

/**
 * Mocha runs this once before all its workers. A missing browser is reported once and not by every test, and the
 * workers do not unpack the packaged browser at the same time.
 */
export async function mochaGlobalSetup(): Promise<void> {
  await readyChromium();
}

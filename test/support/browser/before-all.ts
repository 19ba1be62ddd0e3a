import { readyChromium } from './launch.js';
import { makeSnapshotsForAll } from './snapshots.js';

/**
 * Mocha runs this once before all its workers. A missing browser is reported once and not by every test, and the
 * workers do not unpack the packaged browser at the same time. Snapshots take a minute, and are made for all workers, too.
 */
export async function mochaGlobalSetup(): Promise<void> {
  await readyChromium();
  await makeSnapshotsForAll();
}

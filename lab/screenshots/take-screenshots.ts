import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';

import { startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { inLanes } from './in-lanes.js';
import { CatalogueTab } from './catalogue-tab.js';
import type { Shot } from './shot.js';

/** The number of cores of a small machine: a third tab would only slow down the others. */
const TABS = 2;

/** Takes screenshots of the built catalogue into a folder. Rejects at the first failure. */
export async function takeScreenshots(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  const catalogue = await startCatalogueServer();
  try {
    const tabs = await Promise.all(Array.from({ length: TABS }, () => CatalogueTab.open(browser, catalogue.url)));
    await Promise.all(
      inLanes(tabs, shots, async (tab, shot) => {
        const file = join(folder, shot.file);
        const image = await tab.take(shot);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, image);
      }),
    );
  } finally {
    await catalogue.close();
  }
}

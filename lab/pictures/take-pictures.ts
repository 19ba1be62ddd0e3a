import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';

import { startCatalogueServer } from '../../tools/preview/catalogue-server.js';
import { Photographer } from './photographer.js';
import type { Shot } from './shot.js';

/** The number of cores of a small machine: a third tab would only slow down the others. */
const PHOTOGRAPHERS = 2;

/** Takes screenshots of the built catalogue into a folder. Rejects at the first failure. */
export async function takePictures(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  const catalogue = await startCatalogueServer();
  try {
    const photographers = await Promise.all(
      Array.from({ length: PHOTOGRAPHERS }, () => Photographer.hired(browser, catalogue.url)),
    );
    const left = shots.values();
    await Promise.all(
      photographers.map(async (photographer) => {
        for (const shot of left) {
          const file = join(folder, shot.file);
          const picture = await photographer.take(shot);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, picture);
        }
      }),
    );
  } finally {
    await catalogue.close();
  }
}

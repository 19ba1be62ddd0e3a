import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';

import { startCatalogueServer } from '../../tools/catalogue/catalogue-server.js';
import { inLanes } from './in-lanes.js';
import { Photographer } from './photographer.js';
import type { Shot } from './shot.js';

/** As many as there are cores on a small machine: a third would only make the others wait. */
const PHOTOGRAPHERS = 2;

/** Takes pictures of the built catalogue into a folder. Rejects at the first that cannot be taken. */
export async function takePictures(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  const catalogue = await startCatalogueServer();
  try {
    const photographers = await Promise.all(
      Array.from({ length: PHOTOGRAPHERS }, () => Photographer.hired(browser, catalogue.url)),
    );
    await Promise.all(
      inLanes(photographers, shots, async (photographer, shot) => {
        const file = join(folder, shot.file);
        const picture = await photographer.take(shot);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, picture);
      }),
    );
  } finally {
    await catalogue.close();
  }
}

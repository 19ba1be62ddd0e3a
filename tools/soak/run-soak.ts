import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { Leftovers } from '../../test/support/browser/leftovers.js';
import { startPreview } from '../preview/preview-server.js';
import { figures, isFlat } from './figures.js';
import type { Soak } from './soak.js';

/** Goes the rounds on the production build and prints what the page holds on to. Whether its heap has stayed flat. */
export async function runSoak(soak: Soak, print: (line: string) => void): Promise<boolean> {
  const preview = await startPreview();
  const browser = await launchChromium();
  try {
    const token = soak.signedInAs && preview.site.engine.controls.signIn(soak.signedInAs);
    const localStorage = token ? [{ name: STORED_KEYS.token.name, value: token }] : [];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'zh-CN',
      storageState: { cookies: [], origins: [{ origin: preview.url, localStorage }] },
    });
    const page = await context.newPage();
    const leftovers = await Leftovers.of(page);
    await page.goto(preview.url + soak.path);
    await soak.begin(page);
    for (let round = 0; round < soak.warmUp; round += 1) await soak.round(page);
    const before = await leftovers.now();
    for (let round = 0; round < soak.rounds; round += 1) await soak.round(page);
    const after = await leftovers.now();
    print(`${soak.title}: ${String(soak.rounds)} rounds after ${String(soak.warmUp)}`);
    for (const line of figures(before, after)) print(line);
    return isFlat(before, after);
  } finally {
    await browser.close();
    await preview.close();
  }
}

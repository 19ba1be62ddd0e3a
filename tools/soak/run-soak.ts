import { STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { launchChromium } from '../../test/support/browser/launch.js';
import { Leftovers } from '../../test/support/browser/leftovers.js';
import { startPreview } from '../preview/preview-server.js';
import { figures, type Held, isFlat } from './figures.js';
import type { Soak, Stage } from './soak.js';

/** Looks after the first one, so that one sees whether something grows or has only settled. */
const LAPS = 4;
const SETTLED_MS = 30_000;

/** Goes the rounds on the production build and prints what the page holds on to. Whether that has stayed flat. */
export async function runSoak(soak: Soak, times: number, print: (line: string) => void): Promise<boolean> {
  const preview = await startPreview();
  const browser = await launchChromium();
  try {
    const token = soak.signedInAs && preview.site.engine.controls.signIn(soak.signedInAs);
    const localStorage = token ? [{ name: STORED_KEYS.token.name, value: token }] : [];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: preview.url, localStorage }] },
    });
    const page = await context.newPage();
    if (soak.ownClock) await page.clock.install();
    const stage: Stage = { page, preview, leftovers: await Leftovers.of(page) };
    await page.goto(preview.url + soak.path);
    await soak.begin(stage);

    let gone = 0;
    const go = async (rounds: number): Promise<Held> => {
      for (const end = gone + rounds; gone < end; gone += 1) await soak.round(stage, gone);
      return held(stage);
    };
    const rounds = Math.max(LAPS, Math.ceil(times / soak.timesARound));
    const warmUp = Math.min(soak.warmUp, rounds);
    const looks = [await go(warmUp)];
    for (let lap = 0; lap < LAPS; lap += 1) {
      looks.push(await go(Math.floor(((lap + 1) * rounds) / LAPS) - Math.floor((lap * rounds) / LAPS)));
    }
    const count = (of: number): string => `${String(of * soak.timesARound)} ${soak.unit}`;
    print(`${soak.title}: ${count(rounds)} after ${count(warmUp)} to warm up`);
    for (const line of figures(looks)) print(line);
    print(isFlat(looks) ? 'flat' : 'NOT FLAT: something is held on to');
    return isFlat(looks);
  } finally {
    await browser.close();
    await preview.close();
  }
}

/** Once nothing is under way, and one look shows what the look before it did: what is drawn last lets go of what was drawn before. */
async function held({ leftovers }: Stage): Promise<Held> {
  const end = performance.now() + SETTLED_MS;
  for (let before = await leftovers.now(); ;) {
    const now = await leftovers.now();
    if (now.requests === 0 && now.nodes === before.nodes && now.listeners === before.listeners) return now;
    if (performance.now() > end) throw new Error('The page never comes to rest');
    before = now;
  }
}

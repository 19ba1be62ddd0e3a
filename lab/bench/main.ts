import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';

import { launchChromium } from '../../test/support/browser/launch.js';
import { type BenchArguments, readArguments, type Target, USAGE } from './arguments.js';
import type { FigureName } from './figures.js';
import { coverPhoto } from './cover-photo.js';
import { type OpenSite, openSite } from './open-site.js';
import { tableOf } from './print-table.js';
import { runRounds, type Task } from './run-rounds.js';
import type { Site } from './scenario.js';
import { SCENARIOS } from './scenarios.js';

let options: BenchArguments | undefined;
try {
  options = readArguments(process.argv.slice(2));
} catch (error) {
  reportError(error);
  console.error(USAGE);
}
if (options) await bench(options).catch(reportError);

async function bench({ targets, rounds, only, photos }: BenchArguments): Promise<void> {
  const sites: OpenSite[] = [];
  try {
    const browser = await launchChromium();
    try {
      const cover = photos ? await coverPhoto(browser) : undefined;
      for (const target of targets) sites.push(await opened(target, cover));
      const results = await runRounds<Site>({
        sites,
        tasks: tasksFor(browser, only),
        rounds,
        onFailure: (site, { figures }, reason) => {
          console.error(`${site.name}: no ${figures.join(', ')}: ${messageOf(reason)}`);
        },
      });
      console.log(`\n${tableOf(results)}\n`);
      console.log(`${String(rounds)} rounds, Chromium ${browser.version()}, ${machine()}`);
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
}

async function opened(target: Target, cover: Buffer | undefined): Promise<OpenSite> {
  if (target.kind === 'commit') console.error(`${target.name}: building ${target.commit} …`);
  const site = await openSite(target, cover);
  console.error(`${site.name}: ${site.what}`);
  return site;
}

/** The scenarios that measure any of the requested figures, with only these in their results. */
function tasksFor(browser: Browser, only: ReadonlySet<FigureName>): readonly Task<Site>[] {
  return SCENARIOS.filter(({ figures }) => figures.some((figure) => only.has(figure))).map((scenario) => ({
    figures: scenario.figures.filter((figure) => only.has(figure)),
    measure: async (site) => {
      const measured = await scenario.measure(browser, site);
      return Object.fromEntries(Object.entries(measured).filter(([figure]) => only.has(figure as FigureName)));
    },
  }));
}

/** Printed with the results, because figures of a busy machine are less reliable. */
function machine(): string {
  const [lastMinute = 0] = loadavg();
  return `${String(cpus().length)} cores, load ${lastMinute.toFixed(1)}`;
}

function reportError(error: unknown): void {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

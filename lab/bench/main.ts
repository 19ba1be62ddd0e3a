import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';

import { launchChromium } from '../../test/support/browser/launch.js';
import { type BenchArguments, readArguments, type Target, USAGE } from './arguments.js';
import type { FigureName } from './figures.js';
import { coverPhoto } from './cover-photo.js';
import { type OpenSite, openSite } from './open-site.js';
import { tablesIn, withTable } from './page-tables.js';
import { missingIn, tableOf } from './print-table.js';
import { runRounds, type Task } from './run-rounds.js';
import type { Site } from './scenario.js';
import { SCENARIOS } from './scenarios.js';
import { PROFILES } from './tab.js';

const PAGE = 'docs/performance.md';

let options: BenchArguments | undefined;
try {
  options = readArguments(process.argv.slice(2));
} catch (error) {
  reportError(error);
  console.error(USAGE);
}
if (options) await (options.write ? writeTables(options.write, options.rounds) : bench(options)).catch(reportError);

/** Writes each table when it is measured, so that an interrupted run keeps those before. */
async function writeTables(names: readonly string[], rounds: number): Promise<void> {
  for (const { name, args } of tablesIn(readFileSync(PAGE, 'utf8'), names)) {
    const text = await bench({ ...readArguments(args), rounds });
    writeFileSync(PAGE, withTable(readFileSync(PAGE, 'utf8'), name, text));
  }
}

/** Prints the results and returns them as Markdown. */
async function bench({ targets, rounds, only, photos }: BenchArguments): Promise<string> {
  const sites: OpenSite[] = [];
  const loadAtStart = load();
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
      const when = new Date().toISOString().slice(0, 10);
      const run = `${when}, rounds: ${String(rounds)}, Chromium ${browser.version()}, ${machine()}, load ${loadAtStart} to ${load()}.`;
      const text = [tableOf(results), '', run, `${PROFILES}.`, missingIn(results, only)].join('\n').trim();
      console.log(`\n${text}`);
      return text;
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

/** Of the last minute, the bench included: figures of a busy machine are less reliable. */
function load(): string {
  return (loadavg()[0] ?? NaN).toFixed(1);
}

function machine(): string {
  return `${String(cpus().length)} × ${cpus()[0]?.model ?? 'unknown processor'}`;
}

function reportError(error: unknown): void {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

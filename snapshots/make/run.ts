import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asAppError } from '../../src/domain/errors/app-error.js';
import { ROUTES } from '../../src/domain/access/routes.js';
import type { Clock } from './answers.js';
import type { SnapshotArguments } from './arguments.js';
import { type BuiltDocument, PageStyles, readBuiltDocument } from './built.js';
import { Lock } from './lock.js';
import { EmptyList, PageWriter, ServerDown } from './page-writer.js';
import { openServer } from './services.js';
import { robotsText, sitemapFiles } from './sitemap.js';
import { FolderRefused, Store } from './store.js';
import {
  begin,
  CONTINUES,
  EMPTY_LIST,
  FOLDER,
  INTERRUPTED,
  noBuild,
  problem,
  START,
  startFailed,
  summary,
  tooManyGone,
  WHY,
} from './strings.js';
import { type Found, Walk } from './walk.js';

/** `run.json` is written after so many pages: a killed run repeats at most these. */
const PAGES_A_SAVE = 20;
/** An interrupted run that was last at work earlier than this is not continued. */
const CONTINUE_WITHIN_MS = 7_200_000;
const HOUR_MS = 3_600_000;

type Report = (where: string, what: string) => void;

/**
 * Makes snapshots. Resolves with the number of problems; `print` gets one line for each. Aborting `signal` ends the
 * run, which counts as one problem; the next run continues it. Never rejects.
 */
export async function run(
  options: SnapshotArguments,
  clock: Clock,
  print: (line: string) => void,
  signal?: AbortSignal,
): Promise<number> {
  print(begin(options.api, options.site, options.out));
  let problems = 0;
  const report: Report = (where, what) => {
    problems += 1;
    print(problem(where, what));
  };
  try {
    const document = readDocument(options.build);
    const lock = await Lock.take(options.out, clock, signal);
    try {
      await make(options, document, { clock, report, print, signal });
    } finally {
      lock.release();
    }
  } catch (thrown) {
    const where = thrown instanceof FolderRefused ? FOLDER : START;
    report(where, thrown instanceof Error ? thrown.message : String(thrown));
  }
  return problems;
}

function readDocument(folder: string): BuiltDocument {
  const path = join(folder, 'index.html');
  if (!existsSync(path)) throw new Error(noBuild(path));
  return readBuiltDocument(readFileSync(path));
}

interface Surroundings {
  readonly clock: Clock;
  readonly report: Report;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal | undefined;
}

/** Draws, removes what is gone or too old, and prints the summary. */
async function make(options: SnapshotArguments, document: BuiltDocument, around: Surroundings): Promise<void> {
  const { clock, report, print } = around;
  const store = new Store(options.out, document);
  const { record } = store;
  const now = clock.now();
  const isContinued = record.active !== undefined && now - record.active < CONTINUE_WITHIN_MS;
  if (isContinued) print(CONTINUES);
  else record.done = { pages: 0, written: 0 };
  record.active = now;
  // Failed pages are tried again.
  for (const [address, attempt] of record.tried) {
    if (!isContinued || attempt === 'failed') record.tried.delete(address);
  }

  const found = await draw(options, document, store, around);
  let removed = 0;
  if (found !== undefined) {
    removed += removeGone(store, found, clock.now(), report);
    record.active = undefined;
    record.lists.clear();
    record.tried.clear();
  }
  removed += removeExpired(store, clock.now() - options.expire * HOUR_MS);
  store.saveRecord();
  writeSitemap(store, options.site);
  if (found !== undefined) {
    store.removeOtherBuilds();
    store.markFresh(clock.now(), clock.now() + options.expire * HOUR_MS);
  }
  print(summary(record.done.pages, record.done.written, removed));
}

/** Draws all pages; `undefined` when the run had to stop before. */
async function draw(
  options: SnapshotArguments,
  document: BuiltDocument,
  store: Store,
  { clock, report, signal }: Surroundings,
): Promise<Found | undefined> {
  try {
    const server = openServer(options, document, clock, signal);
    const { config } = await server.site();
    const styles = new PageStyles(options.build);
    const { done } = store.record;
    const writer = new PageWriter({ server, config, store, styles, report, now: clock.now, done });
    let drawn = 0;
    const onPage = () => {
      store.record.active = clock.now();
      drawn += 1;
      if (drawn % PAGES_A_SAVE === 0) store.saveRecord();
      if (signal?.aborted) throw new Error(INTERRUPTED);
    };
    return await new Walk({ server, config, writer, record: store.record, report, onPage }).all();
  } catch (thrown) {
    if (thrown instanceof FolderRefused) throw thrown;
    if (signal?.aborted) report(START, INTERRUPTED);
    else if (thrown instanceof EmptyList) report(ROUTES.courses.pattern, EMPTY_LIST);
    else if (thrown instanceof ServerDown) report(START, thrown.message);
    else report(START, startFailed(WHY[asAppError(thrown).kind]));
    return undefined;
  }
}

/** Removes the pages that a complete run has found to be gone. Returns how many. */
function removeGone(
  store: Store,
  { requested, gone, hidden, addresses }: Found,
  now: number,
  report: (where: string, what: string) => void,
): number {
  const { pages } = store.record;
  const lost = gone.length + hidden.length;
  if (lost > requested / 2) {
    report(ROUTES.courseDetail.title, tooManyGone(lost, requested));
    return 0;
  }
  for (const address of gone) store.markGone(address, now);
  // Pages of a list that became shorter, categories and announcements that were removed, courses that were hidden.
  const left = [...pages.keys()].filter((address) => !addresses.has(address) || hidden.includes(address));
  for (const address of left) store.remove(address);
  return gone.length + left.length;
}

/** Removes the pages that no run has confirmed since `before`. Returns how many. */
function removeExpired(store: Store, before: number): number {
  const expired = [...store.record.pages].flatMap(([address, { confirmed }]) => (confirmed < before ? [address] : []));
  for (const address of expired) store.remove(address);
  return expired.length;
}

/** Sitemap and robots.txt of the pages that there are now. */
function writeSitemap(store: Store, site: string): void {
  const entries = [...store.record.pages].map(([address, { changed }]) => ({ address, changed }));
  for (const [name, text] of sitemapFiles(entries, site)) store.writeBeside(name, text);
  store.writeBeside('robots.txt', robotsText(site));
}

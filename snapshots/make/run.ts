import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { asAppError } from '../../src/domain/errors/app-error.js';
import { ROUTES } from '../../src/domain/access/routes.js';
import type { SnapshotArguments } from './arguments.js';
import { type BuiltDocument, readBuiltDocument } from './built-document.js';
import { removeExpired, removeGone, writeSitemap } from './finish.js';
import type { Clock } from './limiter.js';
import { Lock } from './lock.js';
import { EmptyList, PageWriter, ServerDown } from './page-writer.js';
import { PageStyles } from './page-styles.js';
import { openServer } from './server.js';
import { Store } from './store.js';
import { begin, CONTINUES, EMPTY_LIST, noBuild, problem, START, startFailed, summary, WHY } from './strings.js';
import { type Found, Walk } from './walk.js';

/** `run.json` is written after so many pages: a killed run repeats at most these. */
const PAGES_A_SAVE = 20;
/** An interrupted run that began earlier than this is not continued. */
const CONTINUE_WITHIN_MS = 7_200_000;
const HOUR_MS = 3_600_000;

type Report = (where: string, what: string) => void;

/** Makes snapshots. Resolves with the number of problems, of which each is one line of `print`. Never rejects. */
export async function run(options: SnapshotArguments, clock: Clock, print: (line: string) => void): Promise<number> {
  print(begin(options.api, options.site, options.out));
  let problems = 0;
  const report: Report = (where, what) => {
    problems += 1;
    print(problem(where, what));
  };
  try {
    const document = readDocument(options.build);
    const lock = new Lock(options.out, clock.now());
    try {
      const onPage = (): void => {
        lock.touch(clock.now());
      };
      await make(options, document, { clock, report, print, onPage });
    } finally {
      lock.release();
    }
  } catch (thrown) {
    report(START, thrown instanceof Error ? thrown.message : String(thrown));
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
  readonly onPage: () => void;
}

/** Draws, removes what is gone or too old, and prints the summary. */
async function make(options: SnapshotArguments, document: BuiltDocument, around: Surroundings): Promise<void> {
  const { clock, report, print } = around;
  const store = new Store(options.out, document);
  const { record } = store;
  const began = clock.now();
  const isContinued = record.started !== undefined && began - record.started < CONTINUE_WITHIN_MS;
  if (!isContinued) {
    record.started = began;
    record.done = { pages: 0, written: 0 };
  } else print(CONTINUES);
  // What has failed is tried again.
  for (const [address, attempt] of record.tried) {
    if (!isContinued || attempt === 'failed') record.tried.delete(address);
  }

  const found = await draw(options, document, store, around);
  let removed = 0;
  if (found !== undefined) {
    removed += removeGone(store, found, clock.now(), report);
    record.started = undefined;
    record.lists.clear();
    record.tried.clear();
  }
  removed += removeExpired(store, clock.now() - options.expire * HOUR_MS);
  store.saveRecord();
  writeSitemap(store, options.site);
  if (found !== undefined) store.removeOtherBuilds();
  print(summary(record.done.pages, record.done.written, removed));
}

/** Draws all pages; `undefined` when the run had to stop before. */
async function draw(
  options: SnapshotArguments,
  document: BuiltDocument,
  store: Store,
  { clock, report, onPage }: Surroundings,
): Promise<Found | undefined> {
  try {
    const server = openServer(options, document, clock);
    const { config } = await server.site();
    const styles = new PageStyles(options.build);
    const { done } = store.record;
    const writer = new PageWriter({ server, config, store, styles, report, now: clock.now, done });
    let drawn = 0;
    const saved = () => {
      onPage();
      drawn += 1;
      if (drawn % PAGES_A_SAVE === 0) store.saveRecord();
    };
    return await new Walk({ server, config, writer, record: store.record, onPage: saved }).all();
  } catch (thrown) {
    if (thrown instanceof EmptyList) report(ROUTES.courses.pattern, EMPTY_LIST);
    else if (thrown instanceof ServerDown) report(START, startFailed(thrown.message));
    else report(START, startFailed(WHY[asAppError(thrown).kind]));
    return undefined;
  }
}

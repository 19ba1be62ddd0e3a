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

/** A run is divided into processes, because pages that were drawn leave something in memory (docs/decisions/0026). */
export interface Part {
  /** Pages to draw at most. */
  readonly pages: number;
  readonly isFirst: boolean;
}

export interface Outcome {
  readonly problems: number;
  /** Whether pages are left for another part. */
  readonly more: boolean;
}

const WHOLE: Part = { pages: Infinity, isFirst: true };

/** Makes snapshots. Prints one line per problem with `print`. Never rejects. */
export async function run(
  options: SnapshotArguments,
  clock: Clock,
  print: (line: string) => void,
  part = WHOLE,
): Promise<Outcome> {
  if (part.isFirst) print(begin(options.api, options.site, options.out));
  let problems = 0;
  let more = false;
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
      more = await make(options, document, { clock, report, print, onPage, part });
    } finally {
      lock.release();
    }
  } catch (thrown) {
    report(START, thrown instanceof Error ? thrown.message : String(thrown));
  }
  return { problems, more };
}

/** The part has drawn its pages. */
class PartDone extends Error {}

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
  readonly part: Part;
}

/** Draws, removes what is gone or too old, and prints the summary. Returns whether pages are left for another part. */
async function make(options: SnapshotArguments, document: BuiltDocument, around: Surroundings): Promise<boolean> {
  const { clock, report, print, part } = around;
  const store = new Store(options.out, document);
  const { record } = store;
  const began = clock.now();
  const isContinued = record.started !== undefined && (!part.isFirst || began - record.started < CONTINUE_WITHIN_MS);
  if (!isContinued) {
    record.started = began;
    record.done = { pages: 0, written: 0 };
  } else if (part.isFirst) print(CONTINUES);
  // A later run repeats what has failed, a later part of the same run does not.
  for (const [address, attempt] of record.tried) {
    if (!isContinued || (part.isFirst && attempt === 'failed')) record.tried.delete(address);
  }

  const found = await draw(options, document, store, around);
  if (found === 'more') {
    store.saveRecord();
    return true;
  }
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
  return false;
}

/** Draws all pages, or those of this part; `undefined` when the run had to stop before. */
async function draw(
  options: SnapshotArguments,
  document: BuiltDocument,
  store: Store,
  { clock, report, onPage, part }: Surroundings,
): Promise<Found | 'more' | undefined> {
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
      if (drawn >= part.pages) throw new PartDone();
      if (drawn % PAGES_A_SAVE === 0) store.saveRecord();
    };
    return await new Walk({ server, config, writer, record: store.record, onPage: saved }).all();
  } catch (thrown) {
    if (thrown instanceof PartDone) return 'more';
    if (thrown instanceof EmptyList) report(ROUTES.courses.pattern, EMPTY_LIST);
    else if (thrown instanceof ServerDown) report(START, startFailed(thrown.message));
    else report(START, startFailed(WHY[asAppError(thrown).kind]));
    return undefined;
  }
}

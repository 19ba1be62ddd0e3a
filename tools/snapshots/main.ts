import { spawnSync } from 'node:child_process';

import { readArguments } from './arguments.js';
import { REAL_CLOCK } from './limiter.js';
import { USAGE } from './strings.js';
import { openWindow } from './window.js';

/** Set in the processes that draw; its value is the number of the part, from 1. */
const PART = 'SNAPSHOTS_PART';
/** With about 1.2 MB a page, a process needs less than half a gigabyte. */
const PAGES_A_PROCESS = 200;
/** Exit codes of a part after which another one follows: without and with problems. */
const MORE = 10;
const MORE_WITH_PROBLEMS = 11;

function read() {
  try {
    return readArguments(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return undefined;
  }
}

/** Runs part after part, each in a process of its own (docs/decisions/0026-snapshots.md#what-a-run-costs). */
function runInParts(): number {
  let problems = false;
  for (let part = 1; ; part += 1) {
    const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
      env: { ...process.env, [PART]: String(part) },
      stdio: 'inherit',
    });
    problems ||= status !== 0 && status !== MORE;
    if (status !== MORE && status !== MORE_WITH_PROBLEMS) return problems ? 1 : 0;
  }
}

/** Exit codes: 0: all pages are fresh; 1: problems, one line each; 2: invalid command line, nothing was done. */
const options = read();
const part = process.env[PART];
if (!options) process.exitCode = 2;
else if (part === undefined) process.exitCode = runInParts();
else {
  const closeWindow = openWindow(options.site);
  // Imported now, because the views take their document from the global scope when they are loaded.
  const { run } = await import('./run.js');
  const print = (line: string): void => {
    console.log(line);
  };
  const { problems, more } = await run(options, REAL_CLOCK, print, { pages: PAGES_A_PROCESS, isFirst: part === '1' });
  const hasProblems = problems > 0;
  process.exitCode = more ? (hasProblems ? MORE_WITH_PROBLEMS : MORE) : hasProblems ? 1 : 0;
  closeWindow();
}

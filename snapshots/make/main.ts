import { readArguments } from './arguments.js';
import { realClock } from './answers.js';
import { USAGE } from './strings.js';
import { openWindow } from './window.js';

function readOptions() {
  try {
    return readArguments(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return undefined;
  }
}

/** Exit codes: 0: all pages are fresh; 1: problems, one line each; 2: invalid command line, nothing was done. */
const options = readOptions();
if (!options) process.exitCode = 2;
else {
  // React for development draws slower, and keeps every rendering in memory.
  process.env.NODE_ENV = 'production';
  const closeWindow = openWindow(options.site);
  // Imported now, because the views take their document from the global scope when they are loaded.
  const { run } = await import('./run.js');
  const print = (line: string): void => {
    console.log(line);
  };
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.once(name, () => {
      interruption.abort();
    });
  process.exitCode = (await run(options, realClock(interruption.signal), print, interruption.signal)) === 0 ? 0 : 1;
  closeWindow();
}

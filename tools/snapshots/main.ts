import { readArguments } from './arguments.js';
import { REAL_CLOCK } from './limiter.js';
import { USAGE } from './strings.js';
import { openWindow } from './window.js';

/** Exit codes: 0: all pages are fresh; 1: problems, one line each; 2: invalid command line, nothing was done. */
function read() {
  try {
    return readArguments(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return undefined;
  }
}

const options = read();
if (options) {
  const closeWindow = openWindow(options.site);
  // Imported now, because the views take their document from the global scope when they are loaded.
  const { run } = await import('./run.js');
  process.exitCode = await run(options, REAL_CLOCK, (line) => {
    console.log(line);
  });
  closeWindow();
} else {
  process.exitCode = 2;
}

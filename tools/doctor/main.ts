import { readArguments } from './arguments.js';
import { examine } from './examine.js';
import { hasFailed } from './finding.js';
import { report } from './report.js';
import { title, USAGE } from './strings.js';

/** Exit codes: 0: the site can use this server; 1: it cannot; 2: invalid command line, nothing was checked. */
function read() {
  try {
    return readArguments(process.argv.slice(2), process.env.DOCTOR_TOKEN);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(USAGE);
    return undefined;
  }
}

const options = read();
if (options) {
  console.log(`${title(options.base, options.origin)}\n`);
  const findings = await examine(options);
  console.log(report(findings));
  process.exitCode = hasFailed(findings) ? 1 : 0;
} else {
  process.exitCode = 2;
}

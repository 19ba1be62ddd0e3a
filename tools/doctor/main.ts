import { readArguments } from './arguments.js';
import { examine } from './examine.js';
import { hasFailed } from './finding.js';
import { report, reportJson } from './report.js';
import { title, USAGE } from './strings.js';

/** Exit codes: 0: nothing fails; 1: something fails; 2: invalid command line, nothing was checked. */
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
  if (!options.json) console.log(`${title(options.base, options.origin)}\n`);
  const findings = await examine(options);
  console.log(options.json ? reportJson(options, findings) : report(findings));
  process.exitCode = hasFailed(findings) ? 1 : 0;
} else {
  process.exitCode = 2;
}

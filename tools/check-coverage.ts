import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { filesWithoutCoverage, type CoverageSummary } from './files-without-coverage.js';

/**
 * Checks the coverage of the core. c8's own thresholds are not used: they count lines of files that contain only types.
 * c8's summary leaves out files that no test loaded, so every file with code must be in it.
 */
const LEAST_STATEMENTS_PCT = 95;
const CORE = ['src/domain', 'src/application'];
/** Files that contain only text: there is no logic to test, and only views read them. */
const STRING_FILES = /(?:^|[/.-])(?:strings|words|titles)\.ts$/;

const summary = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as CoverageSummary;
const files = CORE.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !STRING_FILES.test(name))
    .map((name) => join(folder, name)),
);
const untested = filesWithoutCoverage(files, summary, {
  source: (file) => readFileSync(file, 'utf8'),
  name: (covered) => relative(process.cwd(), resolve(covered)),
});
for (const file of untested) console.error(`no test runs ${file}`);
const pct = summary['total']?.statements.pct ?? 0;
const enough = pct >= LEAST_STATEMENTS_PCT;
if (!enough)
  console.error(`${String(pct)} % of the statements are run; at least ${String(LEAST_STATEMENTS_PCT)} % are required`);
process.exitCode = untested.length === 0 && enough ? 0 : 1;

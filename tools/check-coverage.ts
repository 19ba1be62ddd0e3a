import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

import { filesWithoutCoverage, type CoverageSummary } from './files-without-coverage.js';

/** Every file of the core that has code must have been run by a test: the summary leaves out what nobody loaded. */
const CORE = ['src/domain', 'src/application'];

const summary = JSON.parse(readFileSync('coverage/coverage-summary.json', 'utf8')) as CoverageSummary;
const files = CORE.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name)),
);
const untested = filesWithoutCoverage(files, summary, {
  source: (file) => readFileSync(file, 'utf8'),
  name: (covered) => relative(process.cwd(), resolve(covered)),
});
for (const file of untested) console.error(`no test runs ${file}`);
process.exitCode = untested.length === 0 ? 0 : 1;

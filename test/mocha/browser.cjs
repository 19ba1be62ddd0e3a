const { readdirSync, statSync } = require('node:fs');
const { availableParallelism } = require('node:os');
const { join } = require('node:path');

/** The largest files start first, so that no worker is idle while another one still runs a long file. */
const spec = readdirSync('test/browser', { recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test/browser', name))
  .sort((a, b) => weight(b) - weight(a));

/** The states of the catalogue are many tests in a short file. */
function weight(file) {
  return file.includes('catalogue-states') ? Infinity : statSync(file).size;
}

module.exports = {
  'node-option': ['import=tsx', 'no-experimental-require-module'],
  require: ['./test/support/browser/before-all.ts'],
  spec,
  parallel: true,
  jobs: Number(process.env.TEST_JOBS ?? availableParallelism()),
  reporter: './tools/mocha-counts.cjs',
  'forbid-only': true,
  'forbid-pending': true,
  // On a busy machine a real browser may be too slow for a limit: 3 of 905 tests failed once on 2026-11-22 and passed
  // alone. The end of the log names each test that was tried again.
  retries: 1,
  timeout: 90000,
};

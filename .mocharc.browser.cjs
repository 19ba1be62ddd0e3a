const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The longest files start first, so that no worker is idle while another one still runs a long file. */
const FIRST = [
  'test/browser/catalogue-pages.test.ts',
  'test/browser/catalogue-parts.test.ts',
  'test/browser/widths.test.ts',
  'test/browser/journeys/lesson.test.ts',
  'test/browser/stillness.test.ts',
  'test/browser/journeys/buying.test.ts',
  'test/browser/journeys/member.test.ts',
  'test/browser/journeys/study.test.ts',
  'test/browser/journeys/scan.test.ts',
  'test/browser/start-up.test.ts',
  'test/browser/playback.test.ts',
];

const all = readdirSync('test/browser', { recursive: true })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => join('test/browser', name))
  .sort();
const missing = FIRST.filter((file) => !all.includes(file));
if (missing.length > 0) throw new Error(`.mocharc.browser.cjs names files that do not exist: ${missing.join(', ')}`);

module.exports = {
  'node-option': ['import=tsx'],
  require: ['./test/support/browser/before-all.ts'],
  // A list of files and no pattern: with a pattern, mocha would run the files of FIRST twice.
  spec: [...FIRST, ...all.filter((file) => !FIRST.includes(file))],
  parallel: true,
  jobs: 2,
  reporter: './tools/mocha-counts.cjs',
  'forbid-only': true,
  'forbid-pending': true,
  // On a busy machine a real browser may be too slow for a limit: 3 of 905 tests failed once on 2026-11-22 and passed
  // alone. The end of the log names each test that was tried again.
  retries: 2,
  timeout: 90000,
};

const { readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The longest files: mocha deals them to its workers in this order, so that no worker ends with a long one while the other idles. */
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
if (missing.length > 0) throw new Error(`.mocharc.browser.cjs names what is not there: ${missing.join(', ')}`);

module.exports = {
  'node-option': ['import=tsx'],
  require: ['./test/support/browser/before-all.ts'],
  // In place of a pattern, which would give a file that is named first to the workers twice.
  spec: [...FIRST, ...all.filter((file) => !FIRST.includes(file))],
  parallel: true,
  jobs: 2,
  reporter: './tools/mocha-counts.cjs',
  'forbid-only': true,
  'forbid-pending': true,
  // A real browser on a busy machine: three journeys of 905 failed once in a run of 2026-11-22 and were green alone. The
  // end of the log names each that was tried again.
  retries: 2,
  timeout: 90000,
};

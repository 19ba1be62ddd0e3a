/**
 * Mocha's own `dot` or `spec` report (MOCHA_REPORT), and the results as JSON in the file MOCHA_COUNTS, for
 * tools/run-tests.ts: counts, failed tests, tests that passed only on a retry, and tests that this machine cannot run
 * (their titles begin with SKIPPED).
 */
const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

/** Mocha exits by itself in less time than this after the last test. */
const EXIT_AFTER_MS = 1000;

module.exports = class CountingReporter extends (process.env.MOCHA_REPORT === 'spec' ? reporters.Spec : reporters.Dot) {
  constructor(runner, options) {
    super(runner, options);
    const failures = [];
    const retried = [];
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test, error) => failures.push(lineOf(test, error)));
    const skipped = [];
    runner.on(Runner.constants.EVENT_TEST_PASS, (test) => {
      if (test.title.startsWith('SKIPPED')) skipped.push(test.fullTitle());
    });
    runner.on(Runner.constants.EVENT_TEST_RETRY, (test, error) => retried.push(lineOf(test, error)));
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const file = process.env.MOCHA_COUNTS;
      const { passes: passed, failures: failed } = this.stats;
      if (file) writeFileSync(file, JSON.stringify({ passed, failed, failures, retried, skipped }));
      // A failed test may leave something open, which would keep the process alive for ever.
      if (failed > 0) setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    });
  }
};

/** One line, so that the end of a long log names the failed tests. A long message has its reason at its beginning or its end. */
function lineOf(test, error) {
  const line = `${test.fullTitle()}: ${String(error?.message ?? error)}`.replace(/\s+/g, ' ');
  return line.length <= 600 ? line : `${line.slice(0, 300)} … ${line.slice(-300)}`;
}

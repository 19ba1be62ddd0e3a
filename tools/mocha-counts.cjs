/**
 * The `dot` or `spec` report as mocha has it, and what came of the run as JSON in the file that MOCHA_COUNTS names, for
 * tools/run-tests.ts: counts, the tests that failed, those that passed only when they
 * were tried again, and those that stand for parts that this machine cannot run (their title begins with SKIPPED). MOCHA_REPORT
 * chooses the report.
 */
const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

module.exports = class CountingReporter extends (process.env.MOCHA_REPORT === 'spec' ? reporters.Spec : reporters.Dot) {
  constructor(runner, options) {
    super(runner, options);
    const failures = [];
    const again = [];
    runner.on(Runner.constants.EVENT_TEST_FAIL, (test, error) => failures.push(lineOf(test, error)));
    const skipped = [];
    runner.on(Runner.constants.EVENT_TEST_PASS, (test) => {
      if (test.title.startsWith('SKIPPED')) skipped.push(test.fullTitle());
    });
    runner.on(Runner.constants.EVENT_TEST_RETRY, (test, error) => again.push(lineOf(test, error)));
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const file = process.env.MOCHA_COUNTS;
      const { passes: passed, failures: failed } = this.stats;
      if (file) writeFileSync(file, JSON.stringify({ passed, failed, failures, again, skipped }));
    });
  }
};

/** One line, so that the end of a long log names what went wrong. */
function lineOf(test, error) {
  return `${test.fullTitle()}: ${String(error?.message ?? error)}`.replace(/\s+/g, ' ').slice(0, 300);
}

/**
 * The `dot` or `spec` report as mocha has it, and the counts in the file that MOCHA_COUNTS names, for
 * tools/run-tests.ts. MOCHA_REPORT chooses the report.
 */
const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

module.exports = class CountingReporter extends (process.env.MOCHA_REPORT === 'spec' ? reporters.Spec : reporters.Dot) {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      const file = process.env.MOCHA_COUNTS;
      if (file) writeFileSync(file, `${this.stats.passes} ${this.stats.failures}`);
    });
  }
};

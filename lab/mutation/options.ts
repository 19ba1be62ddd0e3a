import type { Options } from './arguments.js';
import { REPORT_FOLDER } from './folders.js';

/** The configuration of Stryker. Paths are relative to the root of the project. */
export function strykerOptions({ folders, fixed, again, jobs }: Options): object {
  return {
    mutate: [
      ...folders.map((folder) => `${folder}/**/*.ts`),
      // Text only: a changed sentence is no wrong behaviour, and only views display it.
      '!src/**/{strings,*.strings,words,*-words,titles}.ts',
    ],
    plugins: ['./lab/mutation/mocha-runner.ts'],
    testRunner: 'mocha-12',
    testRunnerNodeArgs: ['--no-experimental-require-module'],
    coverageAnalysis: 'perTest',
    // Mutants of code that runs while files load (tables, patterns) need a new process and all tests each.
    ignoreStatic: !fixed,
    concurrency: jobs,
    // Added to 1.5 times the normal duration of the tests. Few endless loops are stopped earlier, by the hit limit.
    timeoutMS: 5000,
    incremental: true,
    incrementalFile: `${REPORT_FOLDER}/incremental.json`,
    force: again,
    tempDirName: `${REPORT_FOLDER}/sandbox`,
    cleanTempDir: 'always',
    // tsx runs the copy without a type check. Files that no unit test reads are not copied.
    disableTypeChecks: false,
    ignorePatterns: ['.cache', '.images', 'coverage', 'dist*', 'media', 'release', 'docs', 'deploy', 'test/browser'],
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: `${REPORT_FOLDER}/report.json` },
    htmlReporter: { fileName: `${REPORT_FOLDER}/report.html` },
    // lab/mutation/main.ts checks the score itself, by folder.
    thresholds: { break: null },
    checkers: [],
    allowConsoleColors: false,
  };
}
